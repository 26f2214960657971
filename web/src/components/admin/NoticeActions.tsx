import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NoticeActions_software$key } from "~/relay/__generated__/NoticeActions_software.graphql";
import { enumValueOf } from "~/relay/enum-words";
import { Button } from "~/ui/Button";
import { NoticeDialog } from "./NoticeDialog";
import { type Applied, type Change, useChanges } from "./use-changes";
import { type NoticeRow, useManipulationNotice } from "./use-manipulation-notice";

/** The button that sets the notice of manipulation of a listing, or removes the one that it has. */
export function NoticeActions({ software }: { software: NoticeActions_software$key }) {
  const { databaseId, name, manipulationNotice } = useFragment(
    graphql`
      fragment NoticeActions_software on Software {
        databaseId
        name
        manipulationNotice {
          reason
          statement
        }
      }
    `,
    software,
  );
  const { set, remove } = useManipulationNotice();
  const changes = useChanges<NoticeRow>();
  const [isOpen, setOpen] = useState(false);
  const apply = (change: Change<NoticeRow>, notice: NoticeRow["notice"]): Promise<Applied<NoticeRow>> =>
    changes.apply(change, [{ id: databaseId, name, notice }]);
  if (manipulationNotice)
    return (
      <Button variant="outline" onClick={() => void apply(remove, manipulationNotice)}>
        Remove notice
      </Button>
    );
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Set notice…
      </Button>
      {isOpen && (
        <NoticeDialog
          name={name}
          onClose={() => setOpen(false)}
          onConfirm={async ({ reason, statement }) => {
            const { refusals } = await apply(set, { reason: enumValueOf(reason), statement });
            return refusals[0]?.problem ?? null;
          }}
        />
      )}
    </>
  );
}
