import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AnswerCache_system$key } from "~/relay/__generated__/AnswerCache_system.graphql";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { Section } from "~/ui/Section";
import { fileSize } from "./file-size";

/** How much of what visitors ask for comes from memory, and how recent that is. */
export function AnswerCache({ system }: { system: AnswerCache_system$key }) {
  const { answerCache: cache } = useFragment(
    graphql`
      fragment AnswerCache_system on AdministrationSystem {
        answerCache {
          maxBytes
          bytes
          entries
          hits
          misses
          stale
          evicted
          changed
          changeLogAge
          changeLogHorizonAge
        }
      }
    `,
    system,
  );
  const lookups = cache.hits + cache.misses;
  const size = `${fileSize(cache.bytes)} of ${fileSize(cache.maxBytes)}`;
  const share = `${((100 * cache.hits) / lookups).toFixed(1)}% of ${formatCount(lookups)} requests`;
  return (
    <Section heading="Answer cache" mt="12">
      <Box as="p" textStyle="small" color="fg.muted" mb="3" maxWidth="prose">
        Pages and data for visitors without an account, kept in memory until they change. For all processes of
        this server, since its start.
      </Box>
      <Facts
        facts={[
          { label: "Memory", value: cache.maxBytes > 0 ? size : "Off: every page is made anew" },
          { label: "Answers kept", value: formatCount(cache.entries) },
          { label: "Served from memory", value: lookups > 0 ? share : "No requests yet" },
          { label: "Removed after a change", value: formatCount(cache.changed) },
          { label: "Removed for lack of room", value: formatCount(cache.evicted) },
          { label: "Served without database", value: formatCount(cache.stale) },
          {
            label: "Changes last read",
            value: seconds(cache.changeLogAge, "Less than a second ago", " ago"),
          },
          { label: "Oldest open change", value: seconds(cache.changeLogHorizonAge, "None", "") },
        ]}
      />
    </Section>
  );
}

/** Whole seconds in words; `none` for less than one. */
function seconds(count: number, none: string, after: string): string {
  const whole = Math.floor(count);
  return whole === 0 ? none : `${formatCount(whole)} ${whole === 1 ? "second" : "seconds"}${after}`;
}
