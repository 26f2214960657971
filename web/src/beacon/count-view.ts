import type { View } from "@assay/api/inputs";

/** Where the server takes views; api/src/beacon/beacon.ts states the same. */
const address = "/beacon";
/** A page was looked at when it was visible for so long. */
const aLook = 1_000;
/** The same page counts again after so long; the server holds other tabs to it as well. */
const again = 10 * 60_000;

let last = { key: "", at: 0 };

/**
 * Tells the server, once, that a page was looked at: when it was visible for a second, added up. A tab in the background,
 * and a page that was made ready before anybody asked for it, are not visible. Gives what ends it.
 */
export function countView({ subject, id }: View): () => void {
  const key = subject + id;
  const isRepeat = () => last.key === key && Date.now() - last.at < again;
  if (isRepeat() || asksForPeace(navigator)) return () => {};
  let left = aLook;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(timer);
    if (since !== undefined) left -= performance.now() - since;
    since = undefined;
    if (document.visibilityState !== "visible") return;
    since = performance.now();
    timer = setTimeout(() => {
      end();
      last = { key, at: Date.now() };
      send(JSON.stringify({ subject, id }));
    }, left);
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return end;
}

/** Do Not Track and Global Privacy Control are taken at their word, although nothing of the visitor would be kept. */
function asksForPeace(browser: Navigator & { globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === "1" || browser.globalPrivacyControl === true;
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
