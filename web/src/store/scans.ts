// Pictures of pieces that their owner has made, for his own eyes: kept in this browser and sent nowhere.

const NAME = "hatalom-scans";
const STORE = "scans";
const TYPES: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
const MOST_BYTES = 10_000_000;
const LONGEST_SIDE = 900;

/** Why a picture is not taken: its type, its size, or that it cannot be read. */
export class BadPicture extends Error {
  readonly reason: "type" | "size" | "unreadable";

  constructor(reason: BadPicture["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error(NAME));
  });
}

async function ask<Found>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
  const database = await opened();
  try {
    return await new Promise((done, failed) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error ?? new Error(STORE));
    });
  } finally {
    database.close();
  }
}

const keyOf = (game: string, thing: string): string => `${game}/${thing}`;

export async function scanOf(game: string, thing: string): Promise<Blob | null> {
  const found = await ask<unknown>("readonly", (store) => store.get(keyOf(game, thing)));
  return found instanceof Blob ? found : null;
}

/** All pictures of a game, by what they are of. */
export async function scansOf(game: string): Promise<ReadonlyMap<string, Blob>> {
  const mine = IDBKeyRange.bound(keyOf(game, ""), keyOf(game, "\uffff"));
  const keys = await ask("readonly", (store) => store.getAllKeys(mine));
  const things = keys.flatMap((key) => (typeof key === "string" ? [key.slice(keyOf(game, "").length)] : []));
  const found = await Promise.all(things.map(async (thing) => [thing, await scanOf(game, thing)] as const));
  return new Map(found.flatMap(([thing, scan]) => (scan === null ? [] : [[thing, scan] as const])));
}

export const forgetScan = (game: string, thing: string): Promise<undefined> =>
  ask("readwrite", (store) => store.delete(keyOf(game, thing)));

/** Takes a picture in: it is drawn anew, so that nothing but its points is kept. */
export async function keepScan(game: string, thing: string, file: File): Promise<Blob> {
  const picture = await redrawn(file);
  await ask("readwrite", (store) => store.put(picture, keyOf(game, thing)));
  return picture;
}

export async function redrawn(file: File): Promise<Blob> {
  if (!TYPES.includes(file.type)) throw new BadPicture("type");
  if (file.size > MOST_BYTES) throw new BadPicture("size");
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new BadPicture("unreadable");
  });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.85));
  if (blob === null) throw new BadPicture("unreadable");
  return blob;
}
