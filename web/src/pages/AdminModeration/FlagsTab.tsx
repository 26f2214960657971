import { listSizes } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { CursorPages } from "~/components/admin/CursorPages";
import { ListFilter } from "~/components/admin/ListFilter";
import { flagKindOptions } from "~/components/admin/moderation-labels";
import type { Selectable } from "~/components/admin/use-selection";
import type { FlagKinds_kinds$key } from "~/relay/__generated__/FlagKinds_kinds.graphql";
import type { FlagsTab_flags$key } from "~/relay/__generated__/FlagsTab_flags.graphql";
import { type AdminModerationValues, adminModerationParams } from "~/search-params/admin-moderation";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Select";
import { TextLink } from "~/ui/TextLink";
import { EmptyQueue } from "./EmptyQueue";
import { FlagItem } from "./FlagItem";
import { useFlagKinds } from "./FlagKinds";
import { SelectableList } from "./SelectableList";
import { moderationChoices, StatusChoice } from "./StatusChoice";
import { UpholdDialog } from "./UpholdDialog";
import { type FlagRecord, useDecisions } from "./use-decisions";
import { useQueue } from "./use-queue";

/** Props of `FlagsTab`: a page of flags, and the page's search params. */
export interface FlagsTabProps {
  flags: FlagsTab_flags$key;
  kinds: FlagKinds_kinds$key;
  values: AdminModerationValues;
}

/** Findings of the integrity checks, review by review; those of a group are decided together. */
export function FlagsTab({ flags, kinds, values }: FlagsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment FlagsTab_flags on ReviewFlagConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            kind
            review {
              databaseId
              title
              software {
                name
              }
            }
            ...FlagItem_flag
          }
        }
      }
    `,
    flags,
  );
  const records = useFlagKinds(kinds);
  const { selection, changes, list, decide } = useQueue<FlagRecord>();
  const { toFlags } = useDecisions();
  const [upheld, setUpheld] = useState<readonly FlagRecord[] | null>(null);
  const rows = edges.map(({ node }) => ({
    node,
    record: {
      id: node.id,
      name: `“${node.review.title}”`,
      ids: [node.id],
      reviewIds: [node.review.databaseId],
    },
  }));
  const all = rows.map(({ record }) => record);
  const settle = (records: readonly FlagRecord[], reason: string | null) =>
    decide(toFlags(reason, records.length), together(records), records);
  const isOpen = values.status === null;
  const software = values.software ? edges[0]?.node.review.software.name : undefined;
  const these = edges.length < totalCount ? `these ${edges.length}` : `all ${edges.length}`;
  return (
    <>
      <StatusChoice label="Flags by decision" choices={moderationChoices} values={values} />
      {values.software && (
        <Box mb="4">
          <TextLink to={adminPaths.moderation({ tab: "flags" })}>All groups</TextLink>
          {software && (
            <Box as="h2" textStyle="section" mt="2" overflowWrap="anywhere" dir="auto">
              {software}
            </Box>
          )}
        </Box>
      )}
      <ListFilter
        label="Flags"
        action={adminPaths.moderation()}
        keeps={{ tab: "flags", status: values.status, software: values.software }}
        hrefOf={(sent) => adminPaths.moderation(adminModerationParams.read(sent))}
      >
        <Select label="Kind" name="kind" value={values.kind} options={flagKindOptions} />
      </ListFilter>
      {edges.length === 0 ? (
        <EmptyQueue
          what="flags"
          text="Every new or edited review is checked automatically."
          values={values}
        />
      ) : (
        <>
          {isOpen && values.software && edges.length > 1 && (
            <Flex gap="2" wrap="wrap" mb="2" data-needs-scripts>
              <Button variant="outline" onClick={() => void settle(all, null)}>
                Dismiss {these}
              </Button>
              <Button variant="outline" onClick={() => setUpheld(all)}>
                Uphold {these}…
              </Button>
            </Flex>
          )}
          <SelectableList
            label="Flags"
            list={list}
            {...(isOpen && { selection })}
            rows={rows.map(({ node, record }) => ({
              record,
              item: (
                <FlagItem
                  flag={node}
                  decided={records.find(({ kind }) => kind === node.kind)}
                  as={software ? "h3" : "h2"}
                  onDismiss={() => void settle([record], null)}
                  onUphold={() => setUpheld([record])}
                />
              ),
            }))}
          />
          <CursorPages
            total={totalCount}
            what={["flag", "flags"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void settle(selection.chosen, null)}>Dismiss</BulkButton>
        <BulkButton onClick={() => setUpheld(selection.chosen)}>Uphold…</BulkButton>
      </BulkBar>
      {upheld && (
        <UpholdDialog
          what={upheld.length === 1 ? `the flag on ${upheld[0]?.name}` : `${upheld.length} flags`}
          reviews={reviewsOf(upheld)}
          reason=""
          onUphold={(reason) => settle(upheld, reason)}
          onClose={() => setUpheld(null)}
        />
      )}
    </>
  );
}

/** The reviews of these flags, without duplicates. */
function reviewsOf(records: readonly FlagRecord[]): Selectable[] {
  const all = records.flatMap(({ reviewIds, name }) => reviewIds.map((id) => [id, { id, name }] as const));
  return [...new Map(all).values()];
}

/** Groups the flags into as few API calls as possible: each decides all of its flags, or none. */
function together(records: readonly FlagRecord[]): FlagRecord[] {
  const batchSize = listSizes.decidedFlags;
  const batches = Array.from({ length: Math.ceil(records.length / batchSize) }, (_, at) =>
    records.slice(at * batchSize, (at + 1) * batchSize),
  );
  return batches.flatMap((batch) => {
    const [first] = batch;
    if (!first || batch.length === 1) return batch;
    return {
      id: first.id,
      name: `${batch.length} flags`,
      ids: batch.flatMap(({ ids }) => ids),
      reviewIds: batch.flatMap(({ reviewIds }) => reviewIds),
    };
  });
}
