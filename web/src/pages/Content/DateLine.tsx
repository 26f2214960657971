import { Box } from "@chakra-ui/react";
import type { ContentSummary } from "~/content/library.server";
import { formatDate } from "~/ui/relative-time";

/** When a text was published, and when it was last changed. */
export function DateLine({ page: { published, updated } }: { page: ContentSummary }) {
  return (
    <Box textStyle="small" color="fg.subtle" mt="3">
      {published !== null && (
        <>
          Published <Day date={published} />
          {published !== updated && ", "}
        </>
      )}
      {published !== updated && (
        <>
          {published === null ? "Last updated" : "updated"} <Day date={updated} />
        </>
      )}
    </Box>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(new Date(date))}</time>;
}
