import { lazy, Suspense, useRef, useState } from "react";
import { Bookmark } from "~/ui/icons";

const SavePanel = lazy(() => import("./SavePanel"));

/** What can be saved. */
export interface Savable {
  readonly databaseId: string;
  readonly name: string;
  readonly isSaved: boolean;
}

/** What a SaveButton takes: words beside its icon, if any. Its look it gets from what it stands in. */
export interface SaveButtonProps {
  software: Savable;
  words?: string;
}

/** "Save to My Lists": opens what is needed for that under it, which is fetched then. Pressed where it is saved. */
export function SaveButton({ software, words }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { name, isSaved } = software;
  return (
    <span data-save data-needs-scripts style={{ position: "relative", display: "inline-flex" }}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-pressed={isSaved}
        aria-label={`${words ?? "Save to My Lists"}: ${name}`}
        title="Save to My Lists"
        onClick={() => setOpen(!isOpen)}
      >
        <Bookmark {...(isSaved && { fill: "currentColor" })} />
        {words}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SavePanel software={software} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
