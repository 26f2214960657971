import { type ReactNode, use } from "react";
import { Button } from "../Button";
import { FormContext } from "./form-context";

/** Props of `SubmitButton`: its words, and those while the form is being sent. */
export interface SubmitButtonProps {
  children: ReactNode;
  busy: string;
  /** True while what the form holds cannot be sent yet. */
  isDisabled?: boolean;
  /** For what cannot be undone. */
  tone?: "danger";
}

/** Sends its form. While it does, and while there is nothing to send, it keeps the focus and does nothing. */
export function SubmitButton({ children, busy, isDisabled = false, tone }: SubmitButtonProps) {
  const { isBusy, isReady } = use(FormContext);
  return (
    <Button
      type="submit"
      variant={tone ?? "solid"}
      aria-disabled={isBusy || isDisabled}
      // A disabled button also keeps Enter from sending the form before hydration.
      disabled={!isReady}
      // Enter in a field is a click on it, too.
      onClick={(event) => isDisabled && event.preventDefault()}
      css={{
        // It waits for a moment only: no flicker.
        ...(!isDisabled && { "&:disabled": { opacity: 1 } }),
        ...(isBusy && { "&[aria-disabled=true]": { opacity: 0.75, cursor: "progress" } }),
      }}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
