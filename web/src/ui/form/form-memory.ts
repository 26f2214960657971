import type { Values } from "./problems";

const memory = new Map<string, Values>();

/** What was typed into forms of that name during this visit. In memory alone, so that no password is stored. */
export function recallValues(name: string | undefined): Values {
  return (name !== undefined && memory.get(name)) || {};
}

/** Keeps what a form holds, beside what others of its name held. Called in the browser only: a server has many visitors. */
export function rememberValues(name: string, values: Values): void {
  memory.set(name, { ...memory.get(name), ...values });
}

/** Forgets what was typed into forms of that name. */
export function forgetValues(name: string): void {
  memory.delete(name);
}
