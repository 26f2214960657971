import type { View } from "@assay/api/inputs";
import { useEffect } from "react";

/** Where the server gives tickets and takes views; api/src/beacon/beacon.ts states the same. */
const address = "/beacon";
/** A page was looked at when it was visible for so long. */
const minVisibleMs = 1_000;
/** The same page counts again after so long; the server holds other tabs to it as well. */
const repeatMs = 10 * 60_000;

/** Counts a visit to the page of one thing, once the page was looked at. Nothing of it is seen. */
export function CountView({ subject, id }: View) {
  useEffect(() => countView({ subject, id }), [subject, id]);
  return null;
}

let last = { key: "", at: 0 };

/**
 * Tells the server, once, that a page was looked at: when it was visible for a second, added up, after its ticket came. A tab in
 * the background, and a page that was made ready before anybody asked for it, are not visible. Gives what ends it.
 */
export function countView({ subject, id }: View): () => void {
  const key = subject + id;
  const isRepeat = () => last.key === key && Date.now() - last.at < repeatMs;
  if (isRepeat() || optsOutOfTracking(navigator)) return () => {};
  const ended = new AbortController();
  let left = minVisibleMs;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ticket = "";
  let isTicketRequested = false;

  const track = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = undefined;
    if (document.visibilityState !== "visible") return;
    if (!ticket) {
      if (!isTicketRequested) void begin();
      return;
    }
    since = performance.now();
    timer = setTimeout(() => {
      end();
      last = { key, at: Date.now() };
      send(JSON.stringify({ subject, id, ticket }));
    }, left);
  };
  const begin = async () => {
    isTicketRequested = true;
    ticket = await fetchTicket({ subject, id }, ended.signal);
    if (ticket && !ended.signal.aborted) track();
  };
  const end = () => {
    ended.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", track);
  };
  document.addEventListener("visibilitychange", track);
  void track();
  return end;
}

/** Do Not Track and Global Privacy Control are taken at their word, although nothing of the visitor would be kept. */
function optsOutOfTracking(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}

/** The server's proof that this page was opened now; empty where there is none to be had. */
async function fetchTicket({ subject, id }: View, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(`${address}?subject=${subject}&id=${id}`, { cache: "no-store", signal });
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Nobody waits for it, and nobody hears of it when it fails. */
function send(body: string): void {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
  } catch {
    // Blocked: then it is not counted.
  }
}
