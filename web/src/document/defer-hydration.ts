/** The start script as React Router writes it, and the type that keeps the browser from running it at once. */
const module = '<script type="module" async="">';
const scriptEnd = "</script>";
const deferredType = "text/module";
/** Its preload links, and the relation that disables them until the script below enables it. */
const preload = '<link rel="modulepreload"';
const disabledRel = "later";
/**
 * Fetches started per task: each takes a phone about 6 ms, and no task may delay input. A message instead of a timer ends the task, because
 * background timers wait for a second.
 */
const batch = 4;

/**
 * Fetches and runs the deferred scripts after the first paint, so that text, font and pictures come first. Each file runs in its own
 * task, so that input is handled in between, the entry last. Files of lazily loaded components (PreloadLazy.tsx) are only
 * fetched. A hidden page is never painted, so it starts at once. If the server lacks a file, because its version is not the
 * document's, the document is reloaded, once.
 */
export const hydrationScript = `(() => {
const reload = async ({ target }) => {
if (performance.getEntriesByType("navigation")[0]?.type !== "reload" && (await fetch(target.href, { method: "HEAD" })).status === 404) location.reload();
};
const turn = () => new Promise((next) => {
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => { port1.close(); next(); };
port2.postMessage(0);
});
const start = async () => {
const style = document.querySelector("link[data-styles]");
if (style && !style.sheet?.cssRules.length) reload({ target: style });
const { textContent } = document.querySelector('script[type="${deferredType}"]');
const links = [...document.querySelectorAll('link[rel="${disabledRel}"]')];
for (const [at, link] of links.entries()) {
link.onerror = reload;
link.rel = "modulepreload";
if (at % ${batch} === ${batch - 1}) await turn();
}
for (const { href, dataset } of links) if (!("lazy" in dataset) && !textContent.includes('import("' + new URL(href).pathname)) await import(href);
document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent }));
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) start();
else new PerformanceObserver((list, observer) => {
if (!list.getEntriesByName("first-contentful-paint").length) return;
observer.disconnect();
start();
}).observe({ type: "paint", buffered: true });
})()`;

/** Defers a document's scripts, and so hydration, until its first paint. */
export function deferHydration(html: string): string {
  const begin = html.indexOf(module);
  const end = begin === -1 ? -1 : html.indexOf(scriptEnd, begin);
  if (end === -1) return html;
  const code = html.slice(begin + module.length, end);
  const low = (part: string) => part.replaceAll(preload, `<link rel="${disabledRel}" fetchpriority="low"`);
  // The script follows the elements that it reads, because a document arrives in parts.
  const scripts = `<script type="${deferredType}">${code}</script><script>${hydrationScript}</script>`;
  return low(html.slice(0, begin)) + scripts + low(html.slice(end + scriptEnd.length));
}
