import { isBlank, primaryLanguage } from "@assay/api/inputs";
import { notFound } from "../relay/not-found";

/** Parses and serializes one search param; `undefined` means the default and is not written. */
export interface Param<T> {
  read(text: string | null): T;
  write(value: T): string | undefined;
}

/** The same of one that may stand several times, as a form sends its ticks. */
export interface ListParam<T> {
  readAll(texts: readonly string[]): T;
  write(value: T): readonly string[];
}

type Values<P> = { [K in keyof P]: P[K] extends Param<infer T> | ListParam<infer T> ? T : never };

/** The search params of one page: one declaration reads them from a URL and writes them into links. */
export interface SearchParams<P> {
  read(url: URL): Values<P>;
  /** "?page=2", or "" if every value is its default. */
  write(values: Partial<Values<P>>): string;
}

/** Declares the search params of a page, in the order in which links write them. */
// biome-ignore lint/suspicious/noExplicitAny: a Param is invariant; each one is read back by its own type
export function searchParams<P extends Record<string, Param<any> | ListParam<any>>>(
  params: P,
): SearchParams<P> {
  const declared = Object.entries(params);
  return {
    read: (url) => {
      const entries = declared.map(([name, param]) => [
        name,
        "readAll" in param
          ? param.readAll(url.searchParams.getAll(name))
          : param.read(url.searchParams.get(name)),
      ]);
      return Object.fromEntries(entries) as Values<P>;
    },
    write: (values) => {
      let written = "";
      for (const [name, param] of declared) {
        // Most of a page's links have none.
        if (!(name in values)) continue;
        const value = param.write(values[name as keyof P]);
        for (const text of typeof value === "string" ? [value] : (value ?? []))
          if (text) written += `${written ? "&" : "?"}${encode(name)}=${encode(text)}`;
      }
      return written;
    },
  };
}

/** As URLSearchParams writes it. Most names and values of a page's links stay as they are, and then it is not asked. */
const encode = (text: string): string =>
  /^[\w.*-]*$/.test(text) ? text : `${new URLSearchParams([["", text]])}`.slice(1);

/** One of the given words, or null. An unknown word counts as absent. */
export function oneOf<const W extends string>(words: readonly W[]): Param<W | null> {
  return {
    read: (text) => words.find((word) => word === text) ?? null,
    write: (value) => value ?? undefined,
  };
}

/** One of the given words; `fallback` is the default and is not written. */
export function oneOfOr<const W extends string>(words: readonly W[], fallback: NoInfer<W>): Param<W> {
  return {
    read: (text) => words.find((word) => word === text) ?? fallback,
    write: (value) => (value === fallback ? undefined : value),
  };
}

/** Free text, trimmed; empty means absent. */
export function text(maxLength = 200): Param<string> {
  return {
    read: (value) =>
      withoutNul(value ?? "")
        .trim()
        .slice(0, maxLength),
    write: (value) => value.trim() || undefined,
  };
}

/** Texts, each once, at most 20: a form sends one for each tick. Those of which nothing can be seen are dropped, as the API refuses them. */
export const list = (): ListParam<readonly string[]> => ({
  readAll: (texts) => [...new Set(texts.map(text().read))].filter((each) => !isBlank(each)).slice(0, 20),
  write: (values) => values,
});

/** A language: the primary subtag of a BCP 47 tag, or "" for what is none. */
export const language = (): Param<string> => ({
  read: (value) => primaryLanguage(value ?? "") ?? "",
  write: (value) => value || undefined,
});

/**
 * The text with U+FFFD for each NUL, as in HTML: the server refuses NUL, which no stored text contains, so that a URL with it
 * finds nothing instead of failing.
 */
export const withoutNul = (value: string): string => value.replaceAll("\0", "\uFFFD");

/** A page number from 1. Any other value is not found. */
export function pageNumber(): Param<number> {
  return {
    read: (value) => {
      if (value === null || value === "") return 1;
      if (!/^[1-9]\d{0,5}$/.test(value))
        throw notFound("Page not found", "There is no page with that number.");
      return Number(value);
    },
    write: (page) => (page === 1 ? undefined : String(page)),
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids in order, without duplicates; invalid and excess ones are dropped. */
export function ids(max: number): ListParam<readonly string[]> {
  return {
    readAll: (texts) =>
      [...new Set(texts.join().toLowerCase().split(","))].filter((each) => uuid.test(each)).slice(0, max),
    write: (values) => [values.join()],
  };
}

/** Keeps commas unescaped, which URLs allow, because people read these URLs. */
export function withCommas<P>(search: SearchParams<P>): SearchParams<P> {
  return { read: search.read, write: (values) => search.write(values).replaceAll("%2C", ",") };
}
