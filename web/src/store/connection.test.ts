import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../net/types";
import { Connection, type Socket, type Status } from "./connection";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly since: number) {}
  close(): void {
    this.closed = true;
  }
  send(update: object): void {
    this.onmessage?.({ data: JSON.stringify(update) });
  }
}

function chat(seq: number): Update {
  return { seq, kind: "chat", line: { seat: null, name: "Anna", text: "", at: "", ply: 0, to: null, person: "" } };
}

let sockets: FakeSocket[];
let seen: number[];
let statuses: Status[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  seen = [];
  statuses = [];
  const open = (since: number): Socket => {
    const socket = new FakeSocket(since);
    sockets.push(socket);
    return socket;
  };
  connection = new Connection(10, open, {
    update: (update) => seen.push(update.seq),
    status: (status) => statuses.push(status),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("the live line", () => {
  it("hands on updates in order and drops repetitions", () => {
    sockets[0]?.onopen?.();
    for (const seq of [11, 12, 12, 13]) sockets[0]?.send(chat(seq));
    expect(seen).toEqual([11, 12, 13]);
    expect(statuses).toEqual(["connecting", "live"]);
  });
  it("asks again from the last update it has when one is missing", () => {
    sockets[0]?.onopen?.();
    sockets[0]?.send(chat(11));
    sockets[0]?.send(chat(13));
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets[1]?.since).toBe(11);
    sockets[0]?.send(chat(12));
    sockets[1]?.send(chat(12));
    sockets[1]?.send(chat(13));
    expect(seen).toEqual([11, 12, 13]);
  });
  it("connects again after a loss, from where it was, waiting longer each time", () => {
    sockets[0]?.onopen?.();
    sockets[0]?.send(chat(11));
    sockets[0]?.onclose?.({ code: 1006 });
    expect(statuses.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(600);
    expect(sockets[1]?.since).toBe(11);
    sockets[1]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
  });
  it("does not sit out the wait when the network is back", () => {
    sockets[0]?.onclose?.({ code: 1006 });
    connection.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });
  it("does not knock again where it is not let in", () => {
    sockets[0]?.onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("refused");
  });
  it("takes a whole table in place of what it missed", () => {
    sockets[0]?.onopen?.();
    sockets[0]?.send({ seq: 40, kind: "table", table: {} });
    sockets[0]?.send(chat(41));
    expect(seen).toEqual([40, 41]);
  });
});
