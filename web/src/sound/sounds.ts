// Short sounds made on the spot, without files. A page may sound only after a click, which every player has made.
export type Sound = "piece" | "card" | "battle" | "turn";

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds. */
  after: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const SCORES: Record<Sound, readonly Note[]> = {
  piece: [{ from: 190, to: 90, after: 0, length: 0.09, shape: "triangle", loud: 0.5 }],
  card: [{ from: 900, to: 1500, after: 0, length: 0.06, shape: "sine", loud: 0.18 }],
  battle: [
    { from: 140, to: 50, after: 0, length: 0.28, shape: "sawtooth", loud: 0.3 },
    { from: 660, to: 440, after: 0.06, length: 0.22, shape: "square", loud: 0.1 },
  ],
  turn: [
    { from: 523, to: 523, after: 0, length: 0.14, shape: "sine", loud: 0.3 },
    { from: 784, to: 784, after: 0.13, length: 0.24, shape: "sine", loud: 0.3 },
  ],
};

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const note of SCORES[kind]) {
    const start = currentTime + note.after;
    const oscillator = new OscillatorNode(context, { type: note.shape, frequency: note.from });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
    gain.gain.setValueAtTime(note.loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + note.length);
    oscillator.connect(gain).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + note.length);
  }
}

/** One change, one sound: a fight is louder than a card, a card than a piece; my turn comes after them. */
export function soundsOf(
  keys: readonly string[],
  kinds: Readonly<Record<"battles" | "cards", readonly string[]>>,
  isMyTurnNow: boolean,
): Sound[] {
  const has = (list: readonly string[]): boolean => keys.some((key) => list.includes(key));
  const first: Sound[] =
    keys.length === 0 ? [] : has(kinds.battles) ? ["battle"] : has(kinds.cards) ? ["card"] : ["piece"];
  return isMyTurnNow ? [...first, "turn"] : first;
}
