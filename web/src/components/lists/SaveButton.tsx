import { use, useRef, useState } from "react";
import { Bookmark } from "~/ui/icons";
import { useOnDemand } from "~/ui/use-on-demand";
import { useTooltip } from "~/ui/use-tooltip";
import { notLoggedIn, VisitorContext } from "~/ui/visitor";

/** What can be saved. */
export interface SavableSoftware {
  readonly databaseId: string;
  readonly name: string;
  readonly isSaved: boolean;
}

/** Props of `SaveButton`: words beside its icon, if any. Its look it gets from what it stands in. */
export interface SaveButtonProps {
  software: SavableSoftware;
  label?: string;
}

/** "Save to My Lists": opens what is needed for that under it, which is fetched then. Pressed where it is saved. */
export function SaveButton({ software, label }: SaveButtonProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [SavePanel, ask] = useOnDemand(() => import("./SavePanel"), "Your lists");
  const { name, isSaved } = software;
  const { isSignedIn } = use(VisitorContext);
  const { area, describedBy, tooltip } = useTooltip({
    ...(!label && { name: isSaved ? "Saved to My Lists" : "Save to My Lists" }),
    ...(!isSignedIn && { description: notLoggedIn }),
    isOpen: () => isOpen,
  });
  const toggle = async () => {
    setOpen(!isOpen);
    if (!isOpen && !(await ask())) setOpen(false);
  };
  return (
    <span
      ref={box}
      data-save
      data-needs-scripts
      style={{ position: "relative", display: "inline-flex" }}
      {...area}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-pressed={isSaved}
        aria-label={`${label ?? "Save to My Lists"}: ${name}`}
        aria-describedby={describedBy}
        onClick={() => void toggle()}
      >
        <Bookmark {...(isSaved && { fill: "currentColor" })} />
        {label}
      </button>
      {tooltip}
      {isOpen && SavePanel && <SavePanel software={software} box={box} onClose={() => setOpen(false)} />}
    </span>
  );
}
