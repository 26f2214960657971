import type { View } from "@assay/api/inputs";
import { minuteMs } from "@assay/api/inputs";
import { useEffect } from "react";

/** Where the server gives tickets and takes views; api/src/http/beacon/beacon.ts states the same. */
const address = "/beacon";
/** A view counts after this time of visibility. */
const minVisibleMs = 1_000;
/** The same page counts again after this time; the server applies it across tabs. */
const repeatMs = 10 * minuteMs;

/** Counts a view of a listing, company, review or comparison (IDs with commas between them). Renders nothing. */
export function CountView({ subject, id }: View) {
  useEffect(() => countView({ subject, id }), [subject, id]);
  return null;
}

let last = { key: "", at: 0 };

/**
 * Reports one view to the server after the page was visible for a second in total, counted from when its ticket came. Background
 * and prerendered pages are not visible. Returns a function that cancels it.
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

/** True with Do Not Track or Global Privacy Control, which are honored although nothing about visitors is stored. */
function optsOutOfTracking(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
}

/** Fetches the ticket that proves that this page was just opened; empty where that fails. */
async function fetchTicket({ subject, id }: View, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(`${address}?subject=${subject}&id=${id}`, { cache: "no-store", signal });
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Sends the view. Failures are ignored. */
function send(body: string): void {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    fetch(address, { method: "POST", body, keepalive: true }).catch(() => {});
  } catch {
    // Blocked: then it is not counted.
  }
}
