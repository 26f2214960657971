import { useEffect, useState } from "react";

/** What came of a token: why it was refused, or what it gave. */
export type TokenOutcome<T> = { readonly refused: string } | { readonly given: T };

/** What this visit has asked already: a token is good for one question, however often the page is drawn. */
const asked = new Map<string, Promise<TokenOutcome<unknown>>>();

/**
 * Uses the token of a mailed link as soon as the page has come alive; null until there is an outcome. Without a token nothing
 * is asked. `ask` must be the same function each time.
 */
export function useMailedToken<T>(
  token: string,
  ask: (token: string) => Promise<TokenOutcome<T>>,
): TokenOutcome<T> | null {
  const [outcome, setOutcome] = useState<TokenOutcome<T> | null>(null);
  useEffect(() => {
    if (token === "") return;
    const answered = (asked.get(token) ?? ask(token)) as Promise<TokenOutcome<T>>;
    asked.set(token, answered);
    let isGone = false;
    void answered.then((each) => !isGone && setOutcome(each));
    return () => {
      isGone = true;
    };
  }, [token, ask]);
  return outcome;
}
