import { createContext } from "react";
import type { FieldProblems, Values } from "./problems";

/** What a form tells its fields and its button. */
export interface FormState {
  readonly problems: FieldProblems;
  /** What was typed before, in this visit. */
  readonly kept: Values;
  readonly isBusy: boolean;
  /** False until the page has come alive: sent before, a form would put its fields into the address. */
  readonly isReady: boolean;
}

/** Given by `Form`. */
export const FormContext = createContext<FormState>({
  problems: {},
  kept: {},
  isBusy: false,
  isReady: false,
});
