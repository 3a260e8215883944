import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isWriting, ownClient, Renewal } from "./renewal";

const OLD = "/assets/index-old.js";
const NEW = "/assets/index-new.js";

describe("a page of an older version", () => {
  const loads: (string | null)[] = [];
  let renewal: Renewal;
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    loads.length = 0;
    renewal = new Renewal(OLD, (path) => loads.push(path));
  });
  afterEach(() => vi.useRealTimers());

  it("is not disturbed while the server has the same client, or none", () => {
    for (const client of [OLD, ""]) renewal.heard(client);
    expect(renewal.isDue).toBe(false);
  });
  it("waits until the decision is made, and then loads itself anew once", () => {
    let isCalm = false;
    renewal.whileCalm(() => isCalm);
    renewal.heard(NEW);
    vi.advanceTimersByTime(60_000);
    expect([renewal.isDue, loads]).toEqual([true, []]);
    isCalm = true;
    vi.advanceTimersByTime(1000);
    expect(loads).toEqual([null]);
    renewal.heard(NEW);
    vi.advanceTimersByTime(60_000);
    expect(loads).toEqual([null]);
  });
  it("does not know whether a page may be disturbed that has not said so", () => {
    renewal.whileCalm(() => true)();
    renewal.heard(NEW);
    vi.advanceTimersByTime(60_000);
    expect(loads).toEqual([]);
  });
  it("goes with the next page that is opened", () => {
    renewal.heard(NEW);
    renewal.renew("/rules");
    expect(loads).toEqual(["/rules"]);
  });
  it("is loaded anew at once where a part of it is gone, but only once", () => {
    renewal.broken();
    renewal.broken();
    expect(loads).toEqual([null]);
  });
  it("is not told from others where it was not built", () => {
    const unbuilt = new Renewal("", (path) => loads.push(path));
    unbuilt.heard(NEW);
    expect(unbuilt.isDue).toBe(false);
  });
});

it("a page knows the script it was begun with, and whether somebody writes", () => {
  expect(ownClient()).toBe("");
  const script = document.createElement("script");
  script.setAttribute("src", OLD);
  expect(ownClient({ querySelector: () => script })).toBe(OLD);
  const field = document.body.appendChild(document.createElement("textarea"));
  expect(isWriting()).toBe(false);
  field.focus();
  expect(isWriting()).toBe(true);
  field.remove();
});
