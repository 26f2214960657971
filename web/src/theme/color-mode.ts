/** The two looks. Without a choice the visitor's system decides. */
export type ColorMode = "light" | "dark";

const cookie = "color-mode";

/**
 * Runs before the first paint, so that no page flashes in the wrong look. It stands in the document as it is
 * (pages are cached and cannot differ by cookie) and is allowed by its hash.
 */
export const colorModeScript = `(function(){var m=document.cookie.match(/(?:^|; )${cookie}=(dark|light)/);var d=m?m[1]==="dark":matchMedia("(prefers-color-scheme: dark)").matches;var e=document.documentElement;e.classList.add(d?"dark":"light");e.style.colorScheme=d?"dark":"light"})()`;

/** The look the page is in. */
export function currentColorMode(): ColorMode {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Switches the look and remembers it for a year. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle("dark", mode === "dark");
  root.classList.toggle("light", mode === "light");
  root.style.colorScheme = mode;
  // biome-ignore lint/suspicious/noDocumentCookie: the script above must read it before anything else runs
  document.cookie = `${cookie}=${mode}; path=/; max-age=31536000; samesite=lax`;
}
