import type { Values } from "./problems";

const memory = new Map<string, Values>();

/** The input of forms of that name during this visit. In memory only, so that no password is stored. */
export function recallValues(name: string | undefined): Values {
  return (name !== undefined && memory.get(name)) || {};
}

/** Remembers the values of a form, merged with those of others of its name. In the browser only: a server has many visitors. */
export function rememberValues(name: string, values: Values): void {
  memory.set(name, { ...memory.get(name), ...values });
}

/** Forgets the input of forms of that name. */
export function forgetValues(name: string): void {
  memory.delete(name);
}
