import { useState } from "react";
import { Button } from "~/ui/Button";
import { useOnDemand } from "~/ui/use-on-demand";

/** Props of `ReportButton`: which review, and whether the viewer has reported it. */
export interface ReportButtonProps {
  databaseId: string;
  title: string;
  isReported: boolean;
}

/** "Report": opens the form for it, which comes with the first click. Afterwards it says "Reported". */
export function ReportButton({ databaseId, title, isReported }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [ReportDialog, ask] = useOnDemand(() => import("./ReportDialog"), "The form");
  const open = async () => setOpen(await ask());
  return (
    <>
      {/* It stays when it has nothing left to do: the focus comes back to it. */}
      <Button
        variant="quiet"
        size="sm"
        px="2"
        aria-disabled={isReported || undefined}
        aria-label={`${isReported ? "Reported" : "Report"}: the review “${title}”`}
        css={{ "&[aria-disabled]": { cursor: "default", bg: "transparent", color: "fg.muted" } }}
        data-needs-scripts
        onClick={() => void (isReported || open())}
      >
        {isReported ? "Reported" : "Report"}
      </Button>
      {isOpen && ReportDialog && (
        <ReportDialog databaseId={databaseId} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
