import { type ReactNode, use } from "react";
import { Button } from "../Button";
import { FormContext } from "./form-context";

/** What a SubmitButton takes: its words, and those while the form is being sent. */
export interface SubmitButtonProps {
  children: ReactNode;
  busy: string;
  /** True while what the form holds cannot be sent yet. */
  isDisabled?: boolean;
}

/** Sends its form. While that is under way it says so and keeps the focus; the form does not send twice. */
export function SubmitButton({ children, busy, isDisabled = false }: SubmitButtonProps) {
  const { isBusy, isReady } = use(FormContext);
  return (
    <Button
      type="submit"
      aria-disabled={isBusy}
      // A disabled button also keeps Enter from sending the form before the page has come alive.
      disabled={!isReady || (isDisabled && !isBusy)}
      // It waits for a moment only: no flicker.
      css={{
        ...(!isDisabled && { "&:disabled": { opacity: 1 } }),
        "&[aria-disabled=true]": { opacity: 0.75, cursor: "progress" },
      }}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
