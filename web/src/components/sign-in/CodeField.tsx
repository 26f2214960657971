import { Field, type FieldProps } from "~/ui/form/Field";

const kinds = {
  app: { label: "Code", hint: "Six digits.", inputMode: "numeric", autoComplete: "one-time-code" },
  "recovery-code": { label: "Recovery code", hint: "Each one works once.", autoComplete: "off" },
  either: {
    label: "Code",
    hint: "From your authenticator app, or a recovery code.",
    autoComplete: "one-time-code",
  },
} as const satisfies Record<string, Omit<FieldProps, "name">>;

/** A code of the authenticator app, a recovery code, or either of them. */
export function CodeField({ kind = "either" }: { kind?: keyof typeof kinds }) {
  return (
    <Field name="code" autoCapitalize="none" autoCorrect="off" spellCheck={false} required {...kinds[kind]} />
  );
}
