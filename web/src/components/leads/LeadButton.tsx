import { useState } from "react";
import { Button } from "~/ui/Button";
import { useOnDemand } from "~/ui/use-on-demand";
import type { LeadAbout } from "./use-lead-defaults";

/** Props of `LeadButton`: what is asked for, in words too, and of whom. */
export interface LeadButtonProps {
  kind: "DEMO" | "CONTACT" | "INFORMATION" | "SCHEDULE";
  label: string;
  about: LeadAbout;
}

/** Opens the form by which a buyer asks a vendor for something; it comes with the first click. */
export function LeadButton(props: LeadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [LeadDialog, ask] = useOnDemand(() => import("./LeadDialog"), "The form");
  return (
    <>
      <Button variant="outline" data-needs-scripts onClick={async () => setOpen(await ask())}>
        {props.label}
      </Button>
      {isOpen && LeadDialog && <LeadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
