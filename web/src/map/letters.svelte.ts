// What letters on the map take up, measured with their own font: that of names, or that of buttons and tags.

/** In parts of the letters' size: how wide, and how far above and below the line they stand on. */
export interface Ink {
  width: number;
  up: number;
  down: number;
}

export interface Face {
  weight: 500 | 700;
  isItalic?: boolean;
  type?: "display" | "ui";
  /** Between letters, in parts of their size. */
  spacing?: number;
}

/** Large enough that whole pixels do not matter. */
const SIZE = 100;
const known = new Map<string, Ink>();

class Fonts {
  /** Grows when a font has come: what was measured before is out of date. */
  loaded = $state(0);

  constructor() {
    const fonts = typeof document === "undefined" ? undefined : document.fonts;
    fonts?.addEventListener?.("loadingdone", () => {
      known.clear();
      this.loaded += 1;
    });
  }
}
const fonts = new Fonts();

let canvas: CanvasRenderingContext2D | null | undefined;
const families = { display: "", ui: "" };

function canvasOf(): CanvasRenderingContext2D | null {
  if (canvas === undefined) {
    canvas = document.createElement("canvas").getContext?.("2d") ?? null;
    const style = getComputedStyle(document.documentElement);
    for (const type of ["display", "ui"] as const) families[type] = style.getPropertyValue(`--font-${type}`);
  }
  return canvas;
}

/** Where nothing can be drawn: about as wide as letters are, a little more. */
const guessed = (text: string, spacing: number): Ink => ({
  width: text.length * (0.52 + spacing),
  up: 0.72,
  down: 0.24,
});

export function inkOf(text: string, { weight, isItalic = false, type = "display", spacing = 0 }: Face): Ink {
  const key = `${fonts.loaded} ${weight} ${isItalic} ${type} ${spacing} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const context = canvasOf();
  if (context === null) return guessed(text, spacing);
  context.font = `${isItalic ? "italic " : ""}${weight} ${SIZE}px ${families[type]}`;
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
  const ink: Ink = {
    width: width / SIZE + spacing * text.length,
    up: actualBoundingBoxAscent / SIZE,
    down: actualBoundingBoxDescent / SIZE,
  };
  known.set(key, ink);
  return ink;
}
