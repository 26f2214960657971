import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { AuditSentence } from "~/components/admin/audit/AuditSentence";
import { useNow } from "~/document/clock";
import type {
  ActivityLine_entries$data,
  ActivityLine_entries$key,
} from "~/relay/__generated__/ActivityLine_entries.graphql";
import { formatCount } from "~/ui/count";
import { RelativeTime } from "~/ui/RelativeTime";
import { timeAgo } from "~/ui/relative-time";

const Each = chakra("details", {
  base: {
    textStyle: "small",
    mt: "1",
    "& summary": { color: "fg.muted", cursor: "pointer", py: "1" },
    "& ol": { listStyleType: "none", ps: "4" },
    "& li": { py: "1.5" },
  },
});

/** Props of `ActivityLine`: entries of one kind, newest first, and whether there may be more of them. */
export interface ActivityLineProps {
  entries: ActivityLine_entries$key;
  isOpenEnded: boolean;
}

/** An action and its time, with the number of repetitions; opened, it lists each of them. */
export function ActivityLine({ entries, isOpenEnded }: ActivityLineProps) {
  const all = useFragment(
    graphql`
      fragment ActivityLine_entries on AuditEntry @relay(plural: true) {
        id
        createdAt
        ...AuditSentence_entry
      }
    `,
    entries,
  );
  const now = useNow();
  const [newest] = all;
  const oldest = all.at(-1);
  if (!newest || !oldest) return null;
  if (all.length === 1) return <Entry entry={newest} />;
  const ago = (iso: string) => timeAgo(new Date(iso), now);
  return (
    <>
      <Box textStyle="small" overflowWrap="anywhere">
        <AuditSentence entry={newest} count={`${formatCount(all.length)}${isOpenEnded ? " or more" : ""}`} />
      </Box>
      <Box textStyle="small" color="fg.subtle">
        {ago(oldest.createdAt) !== ago(newest.createdAt) && (
          <>
            <RelativeTime iso={oldest.createdAt} /> to{" "}
          </>
        )}
        <RelativeTime iso={newest.createdAt} />
      </Box>
      <Each>
        <summary>Show all of them</summary>
        <ol>
          {all.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      </Each>
    </>
  );
}

type EntryOfLine = ActivityLine_entries$data[number];

function Entry({ entry }: { entry: EntryOfLine }) {
  return (
    <>
      <Box textStyle="small" overflowWrap="anywhere">
        <AuditSentence entry={entry} />
      </Box>
      <Box textStyle="small" color="fg.subtle">
        <RelativeTime iso={entry.createdAt} />
      </Box>
    </>
  );
}
