import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "~/ui/Button";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { Skeleton } from "~/ui/Skeleton";
import type { LeadButtonProps } from "./LeadButton";
import { LeadForm } from "./LeadForm";
import { useLeadDefaults } from "./use-lead-defaults";

/** What the dialog takes beside what its button says: what to do when it is done or given up. */
export interface LeadDialogProps extends LeadButtonProps {
  onClose: () => void;
}

/** The form by which a buyer asks a vendor for something, and what became of it. */
export default function LeadDialog({ kind, label, about, onClose }: LeadDialogProps) {
  const start = useLeadDefaults(about);
  /** Where the answer goes, once it is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const vendor = start?.subject?.companyName ?? null;
  const product = start?.subject?.softwareName ?? null;
  const isClaimed = start?.subject?.isClaimed ?? true;
  return (
    <ModalDialog heading={sentFrom === null ? label : "Request sent"} onClose={onClose}>
      {/* It is there before it says anything, so that it is read out. */}
      <Box role="status">
        {sentFrom !== null && (
          <Box as="p" overflowWrap="anywhere" mb="6">
            {isClaimed ? (
              <>
                {vendor === null ? "The vendor" : <bdi>{vendor}</bdi>} has your request and can reply to you
                at <bdi>{sentFrom}</bdi>.
              </>
            ) : (
              <>
                Thank you. {vendor === null ? "The vendor" : <bdi>{vendor}</bdi>} has not claimed this page
                yet. Our team keeps your request and passes it on once the page is claimed.
              </>
            )}
          </Box>
        )}
      </Box>
      {sentFrom !== null ? (
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      ) : start === null ? (
        <Box aria-busy aria-label="Loading the form" role="group">
          {["first", "second", "third", "fourth"].map((row) => (
            <Skeleton key={row} height="4rem" mb="4" />
          ))}
        </Box>
      ) : (
        <>
          {(product ?? vendor) !== null && (
            <Box as="p" color="fg.muted" mb="5" overflowWrap="anywhere">
              {product !== null && (
                <>
                  About <bdi>{product}</bdi>
                  {vendor !== null && " "}
                </>
              )}
              {vendor !== null && (
                <>
                  {product === null ? "To " : "by "}
                  <bdi>{vendor}</bdi>
                </>
              )}
            </Box>
          )}
          <LeadForm
            kind={kind}
            label={label}
            about={about}
            vendor={vendor}
            isClaimed={isClaimed}
            onClose={onClose}
            viewer={start.viewer}
            onSent={setSentFrom}
          />
        </>
      )}
    </ModalDialog>
  );
}
