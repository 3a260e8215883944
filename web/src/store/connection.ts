// The live line to a table: numbered updates in order, a new attempt after every loss, catching up after a gap.
import type { Update } from "../net/types";
import { backoff, Feed } from "./feed";

export type Status = "connecting" | "live" | "waiting" | "refused";

/** Close codes after which trying again would not help: not allowed here, or no such table. */
const REFUSED = [4403, 4404];

export interface ConnectionEvents {
  update(update: Update): void;
  status(status: Status): void;
}

/** What a socket must be able to do; the browser's WebSocket can. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export class Connection {
  readonly #feed = new Feed();
  readonly #open: (since: number) => Socket;
  readonly #events: ConnectionEvents;
  #socket: Socket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(since: number, open: (since: number) => Socket, events: ConnectionEvents) {
    this.#feed.reset(since);
    this.#open = open;
    this.#events = events;
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** The browser says that the network is back: do not sit out the wait. */
  hurry(): void {
    if (this.#socket !== null || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    this.#events.status("connecting");
    const socket = this.#open(this.#feed.seq);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#events.status("live");
    };
    socket.onmessage = (event) => this.#socket === socket && this.#receive(JSON.parse(event.data) as Update);
    socket.onclose = ({ code }) => this.#socket === socket && this.#lost(code);
  }

  #receive(update: Update): void {
    if (!("seq" in update)) return;
    if (update.kind === "table") {
      this.#feed.reset(update.seq);
      this.#events.update(update);
      return;
    }
    const verdict = this.#feed.judge(update.seq);
    if (verdict === "apply") this.#events.update(update);
    else if (verdict === "gap") this.#again();
  }

  /** A gap: ask again from the last update that we have. */
  #again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#connect();
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#isClosed) return;
    if (REFUSED.includes(code)) {
      this.#events.status("refused");
      return;
    }
    this.#events.status("waiting");
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt++));
  }
}
