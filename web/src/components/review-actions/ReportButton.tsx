import { type ComponentType, useState } from "react";
import { Button } from "~/ui/Button";
import { useToast } from "~/ui/Toast";
import type { ReportDialogProps } from "./ReportDialog";

/** What a ReportButton takes: which review, and whether the viewer has reported it. */
export interface ReportButtonProps {
  databaseId: string;
  title: string;
  isReported: boolean;
}

/** "Report": opens the form for it, which comes with the first click. Afterwards it says "Reported". */
export function ReportButton({ databaseId, title, isReported }: ReportButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  const toast = useToast();
  const open = () =>
    import("./ReportDialog").then(
      (file) => setDialog(() => file.default),
      () =>
        toast({
          title: "Not Available",
          description: "The form could not be loaded. Please try again.",
          variant: "destructive",
        }),
    );
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
      {Dialog && <Dialog databaseId={databaseId} title={title} onClose={() => setDialog(null)} />}
    </>
  );
}
