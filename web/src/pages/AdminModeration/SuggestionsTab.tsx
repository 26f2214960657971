import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import type { Selectable } from "~/components/admin/use-selection";
import type { AcceptSuggestionDialog_suggestion$key } from "~/relay/__generated__/AcceptSuggestionDialog_suggestion.graphql";
import type { SuggestionsTab_suggestions$key } from "~/relay/__generated__/SuggestionsTab_suggestions.graphql";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { AcceptSuggestionDialog } from "./AcceptSuggestionDialog";
import { EmptyQueue } from "./EmptyQueue";
import { RefuseSuggestionDialog } from "./RefuseSuggestionDialog";
import { SelectableList } from "./SelectableList";
import { StatusChoice } from "./StatusChoice";
import { type LikelyListing, SuggestionItem } from "./SuggestionItem";
import { useQueue } from "./use-queue";
import { useSuggestionDecisions } from "./use-suggestion-decisions";

/** Props of `SuggestionsTab`: a page of suggestions, the active categories, and the page's search params. */
export interface SuggestionsTabProps {
  suggestions: SuggestionsTab_suggestions$key;
  categories: readonly { readonly databaseId: string; readonly name: string }[];
  values: AdminModerationValues;
}

const choices = [
  [null, "Waiting"],
  ["accepted", "Accepted"],
  ["refused", "Refused"],
] as const;

/** What is asked before a decision. */
type Asked =
  | { readonly what: "list"; readonly record: Selectable; readonly of: AcceptSuggestionDialog_suggestion$key }
  | { readonly what: "same"; readonly record: Selectable; readonly listing: LikelyListing }
  | { readonly what: "refuse"; readonly record: Selectable };

/** Products that users suggested. */
export function SuggestionsTab({ suggestions, categories, values }: SuggestionsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment SuggestionsTab_suggestions on SuggestedProductConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            name
            ...SuggestionItem_suggestion
            ...AcceptSuggestionDialog_suggestion
          }
        }
      }
    `,
    suggestions,
  );
  const { list, decide } = useQueue<Selectable>();
  const { toAccepted, toRefused } = useSuggestionDecisions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <StatusChoice label="Suggestions by decision" choices={choices} values={values} />
      {edges.length === 0 ? (
        <EmptyQueue
          what="suggestions"
          text="Products that users miss in the directory appear here, with the listings that they may be."
          values={values}
        />
      ) : (
        <>
          <SelectableList
            label="Suggestions"
            list={list}
            rows={edges.map(({ node }) => {
              const record = { id: node.id, name: node.name };
              return {
                record,
                item: (
                  <SuggestionItem
                    suggestion={node}
                    onList={() => setAsked({ what: "list", record, of: node })}
                    onSame={(listing) => setAsked({ what: "same", record, listing })}
                    onRefuse={() => setAsked({ what: "refuse", record })}
                  />
                ),
              };
            })}
          />
          <CursorPages
            total={totalCount}
            what={["suggestion", "suggestions"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      {asked?.what === "list" && (
        <AcceptSuggestionDialog
          suggestion={asked.of}
          categories={categories}
          onAccept={(acceptance) => decide(toAccepted(acceptance), [asked.record])}
          onClose={close}
        />
      )}
      {asked?.what === "same" && (
        <ConfirmDialog
          heading={`Is ${asked.record.name} the listing ${asked.listing.name}?`}
          confirm="It is this listing"
          busy="Accepting…"
          onConfirm={async () =>
            void (await decide(toAccepted({ softwareId: asked.listing.id }), [asked.record]))
          }
          onClose={close}
        >
          Nothing new is listed. Its author is notified, and a review that waits is published for this
          listing, once it is Live. This cannot be undone.
        </ConfirmDialog>
      )}
      {asked?.what === "refuse" && (
        <RefuseSuggestionDialog
          name={asked.record.name}
          onRefuse={(refusal) => decide(toRefused(refusal), [asked.record])}
          onClose={close}
        />
      )}
    </>
  );
}
