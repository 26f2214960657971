import type { Values } from "./problems";

const kept = new Map<string, Values>();

/** What was typed into forms of that name during this visit. In memory alone, so that no password is stored. */
export function recall(name: string | undefined): Values {
  return (name !== undefined && kept.get(name)) || {};
}

/** Keeps what a form holds, beside what others of its name held. Called in the browser only: a server has many visitors. */
export function keep(name: string, values: Values): void {
  kept.set(name, { ...kept.get(name), ...values });
}

/** Forgets what was typed into forms of that name. */
export function forget(name: string): void {
  kept.delete(name);
}
