import { createContext } from "react";
import type { FieldProblems, Values } from "./problems";

/** The state that a form shares with its fields and its button. */
export interface FormState {
  readonly problems: FieldProblems;
  /** Restored input: it wins over the fields' default values. */
  readonly restored: Values;
  readonly isBusy: boolean;
  /** False until hydration: sent before, a form would put its fields into the address. */
  readonly isReady: boolean;
  /** To be called by a field whose value changed by other means than typing, once the change stands in the document. */
  changed(name: string): void;
}

/** Given by `Form`. */
export const FormContext = createContext<FormState>({
  problems: {},
  restored: {},
  isBusy: false,
  isReady: false,
  changed: () => undefined,
});
