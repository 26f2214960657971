import { Box, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BatchRow_batch$key } from "~/relay/__generated__/BatchRow_batch.graphql";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { DotList } from "~/ui/DotList";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { revokingMeans, useRevokeLinks } from "./use-revoke-links";

/** Links that were made at once: how many are in each state. The open ones can be revoked. */
export function BatchRow({
  batch,
  onRevoked,
}: {
  batch: BatchRow_batch$key;
  onRevoked: () => Promise<void>;
}) {
  const { databaseId, note, linkCount, counts, createdBy, createdAt, expiresAt, software } = useFragment(
    graphql`
      fragment BatchRow_batch on ReviewInvitationBatch {
        databaseId
        note
        linkCount
        counts {
          open
          used
          expired
          revoked
        }
        createdBy
        createdAt
        expiresAt
        software {
          databaseId
          name
        }
      }
    `,
    batch,
  );
  const [isConfirming, setConfirming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const revoke = useRevokeLinks(onRevoked);
  const shown = (["used", "open", "expired", "revoked"] as const).filter((state) => counts[state] > 0);
  const name = software?.name ?? "a former listing";
  return (
    <Flex
      as="li"
      ref={row}
      tabIndex={-1}
      align="center"
      gap="3"
      py="4"
      wrap="wrap"
      borderBottomWidth="1px"
      borderColor="border"
      _focusVisible={{ outline: "none" }}
    >
      <Box flex="1 1 16rem" minWidth="0">
        <Box fontWeight="medium">
          {linkCount === 1 ? "1 link" : `${formatCount(linkCount)} links`} for <bdi>{name}</bdi>
        </Box>
        {note && <Box dir="auto">{note}</Box>}
        <DotList textStyle="small" aria-label="Links by state">
          {shown.map((state) => (
            <li key={state}>
              {formatCount(counts[state])} {state}
            </li>
          ))}
        </DotList>
        <DotList textStyle="small" color="fg.muted">
          <li>
            Made <CalendarDate iso={createdAt} />
            {createdBy !== null && (
              <>
                {" by "}
                <bdi>{createdBy}</bdi>
              </>
            )}
          </li>
          {counts.open > 0 && (
            <li>
              valid until <CalendarDate iso={expiresAt} />
            </li>
          )}
        </DotList>
      </Box>
      {counts.open > 0 && software && (
        <Button
          variant="outline"
          size="sm"
          data-needs-scripts
          aria-label={`Revoke open links for ${name}${note ? `: ${note}` : ""}`}
          onClick={() => setConfirming(true)}
        >
          Revoke open links
        </Button>
      )}
      {isConfirming && software && (
        <ConfirmDialog
          heading={
            counts.open === 1 ? "Revoke the open link?" : `Revoke ${formatCount(counts.open)} open links?`
          }
          confirm="Revoke"
          busy="Revoking…"
          onConfirm={async () => {
            await revoke({ softwareId: software.databaseId, batchId: databaseId });
            // The pressed button disappears.
            row.current?.focus();
          }}
          onClose={() => setConfirming(false)}
        >
          {revokingMeans}
        </ConfirmDialog>
      )}
    </Flex>
  );
}
