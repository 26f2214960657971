import { Field } from "~/ui/form/Field";

/** A code of the authenticator app, or a recovery code, where a change needs one. */
export function CodeField() {
  return (
    <Field
      name="code"
      label="Code"
      hint="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
