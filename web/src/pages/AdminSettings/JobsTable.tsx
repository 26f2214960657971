import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { FiguresTable } from "~/components/charts/FiguresTable";
import type { JobsTable_system$key } from "~/relay/__generated__/JobsTable_system.graphql";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { Facts } from "~/ui/Facts";
import { formatMoment } from "~/ui/relative-time";
import { Section } from "~/ui/Section";

/** What the work of each kind is called; one that is not here goes by the queue's name for it. */
const names: Readonly<Record<string, string>> = {
  "check-review": "Checks of reviews",
  "check-listing": "Checks of listings",
  "fill-fingerprints": "Fingerprints of reviews",
  mail: "Mails",
  "refresh-ranking": "Ranking",
  "refresh-trends": "Trends",
  sweep: "Clearing away what has expired",
  "sweep-pictures": "Clearing away unused pictures",
};

const moment = (iso: string | null | undefined, otherwise: string) =>
  iso ? formatMoment(new Date(iso)) : otherwise;

/** How the queue of mails is, and the jobs of every kind. */
export function JobsTable({ system }: { system: JobsTable_system$key }) {
  const { jobs } = useFragment(
    graphql`
      fragment JobsTable_system on AdministrationSystem {
        jobs {
          kind
          workers
          waiting
          failed
          lastCompletedAt
          nextRunAt
        }
      }
    `,
    system,
  );
  if (!jobs) {
    return (
      <Section heading="Jobs" mt="12">
        <EmptyState
          as="h3"
          heading="The queue does not run"
          text="No mail leaves and no figure is made anew until it does. The server's log says why."
        />
      </Section>
    );
  }
  const mail = jobs.find(({ kind }) => kind === "mail");
  return (
    <>
      {mail && (
        <Section heading="Mail queue" mt="12">
          <Facts
            facts={[
              { label: "Waiting", value: formatCount(mail.waiting) },
              { label: "Failed", value: formatCount(mail.failed) },
              { label: "Last sent", value: moment(mail.lastCompletedAt, "None in the last week") },
            ]}
          />
        </Section>
      )}
      <Section heading="Jobs" mt="12">
        <Box as="p" textStyle="small" color="fg.muted" mb="3">
          Of all servers together. Failed ones were given up after several tries; they are forgotten after a
          week, as those that were done.
        </Box>
        <FiguresTable
          caption="Jobs by kind"
          columns={["Work", "Waiting", "Failed", "Last done", "Next by itself", "At a time"]}
          rows={jobs.map(({ kind, workers, waiting, failed, lastCompletedAt, nextRunAt }) => ({
            key: kind,
            head: names[kind] ?? kind,
            cells: [
              formatCount(waiting),
              formatCount(failed),
              moment(lastCompletedAt, "–"),
              moment(nextRunAt, "When it is needed"),
              formatCount(workers),
            ],
          }))}
        />
      </Section>
    </>
  );
}
