import type { Values } from "~/ui/form/problems";

const text = (value: string | undefined) => (value ?? "").replace(/\r\n?/g, "\n");

/** The fields of a form that differ from what it began with, with what they hold now. Ends of lines are no difference. */
export function changedValues(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in initial && text(value) !== text(initial[name])),
  );
}
