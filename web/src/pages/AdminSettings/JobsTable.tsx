import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { DataTable } from "~/components/charts/DataTable";
import type { JobsTable_system$key } from "~/relay/__generated__/JobsTable_system.graphql";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { Facts } from "~/ui/Facts";
import { formatMoment } from "~/ui/relative-time";
import { Section } from "~/ui/Section";

/** Labels of the kinds of jobs; a kind without one is shown by its name in the queue. */
const names: Readonly<Record<string, string>> = {
  "check-review": "Review checks",
  "check-listing": "Listing checks",
  backup: "Daily backup",
  "data-export": "Data export, if due",
  detect: "Detecting groups of reviews",
  "compact-changes": "Compacting the change log",
  "fill-fingerprints": "Review fingerprints",
  "fill-languages": "Review languages",
  mail: "Emails",
  "refresh-ranking": "Ranking",
  "refresh-trends": "Trends",
  sweep: "Deleting expired data",
  "sweep-pictures": "Deleting unused pictures",
  "sweep-webhooks": "Deleting old webhook deliveries",
};

const moment = (iso: string | null | undefined, otherwise: string) =>
  iso ? formatMoment(new Date(iso)) : otherwise;

/** The state of the mail queue, and the jobs of every kind. */
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
          heading="The job queue is not running"
          text="No emails are sent and no figures are updated until it runs. See the server log for the reason."
        />
      </Section>
    );
  }
  const mail = jobs.find(({ kind }) => kind === "mail");
  return (
    <>
      {mail && (
        <Section heading="Email queue" mt="12">
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
          For all servers together. Failed jobs were abandoned after several tries. Completed and failed jobs
          are kept for a week.
        </Box>
        <DataTable
          caption="Jobs by kind"
          columns={["Job", "Waiting", "Failed", "Last completed", "Next run", "Concurrency"]}
          rows={jobs.map(({ kind, workers, waiting, failed, lastCompletedAt, nextRunAt }) => ({
            key: kind,
            head: names[kind] ?? kind,
            cells: [
              formatCount(waiting),
              formatCount(failed),
              moment(lastCompletedAt, "–"),
              moment(nextRunAt, "As needed"),
              formatCount(workers),
            ],
          }))}
        />
      </Section>
    </>
  );
}
