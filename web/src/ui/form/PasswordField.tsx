import { type InputEvent, useState } from "react";
import { Button } from "../Button";
import { Field, type FieldProps } from "./Field";
import { PasswordStrength } from "./PasswordStrength";

/** Props of `PasswordField`: what a Field takes, and which password it is. */
export interface PasswordFieldProps extends Omit<FieldProps, "type" | "end" | "below" | "autoComplete"> {
  autoComplete: "current-password" | "new-password";
  /** True where a hint is to tell how strong it is. */
  showsStrength?: boolean;
}

/** A password that can be looked at. Pasting and password managers are welcome. */
export function PasswordField({ showsStrength = false, onInput, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const [others, setOthers] = useState<readonly string[]>([]);
  const look = (event: InputEvent<HTMLInputElement>) => {
    onInput?.(event);
    if (!showsStrength) return;
    setTyped(event.currentTarget.value);
    setOthers(otherTexts(event.currentTarget));
  };
  return (
    <Field
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...field}
      onInput={look}
      end={
        <Button
          variant="quiet"
          size="sm"
          px="2"
          aria-pressed={isShown}
          aria-label={`Show ${field.label.toLowerCase()}`}
          css={{ "&[aria-pressed=true]": { color: "accent.fg", bg: "accent.subtle" } }}
          onClick={() => setShown(!isShown)}
        >
          Show
        </Button>
      }
      below={showsStrength && <PasswordStrength password={typed} known={others} />}
    />
  );
}

/** What else the form holds: a password made of one's own name or address is a weak one. */
function otherTexts(input: HTMLInputElement): string[] {
  const fields = [...(input.form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  return fields.flatMap(({ autocomplete, value }) =>
    autocomplete.endsWith("-password") || value.length < 3 ? [] : [value, ...value.split(/[^\p{L}\p{N}]+/u)],
  );
}
