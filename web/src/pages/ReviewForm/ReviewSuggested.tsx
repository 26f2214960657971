import type { ReviewerRole, ReviewInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { currentFlow, discardDraft, saveDraft } from "~/components/review-flow/draft";
import { FlowPage } from "~/components/review-flow/FlowPage";
import { paths } from "~/paths";
import type { ReviewSuggested_suggestion$key } from "~/relay/__generated__/ReviewSuggested_suggestion.graphql";
import type { ReviewSuggestedMutation } from "~/relay/__generated__/ReviewSuggestedMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { NeedsScripts } from "~/ui/form/FormPage";
import type { Problems, Values } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";
import { writePaths } from "~/write-paths";
import { FormLayout } from "./FormLayout";
import { ReviewEditor } from "./ReviewEditor";
import { type NamedProducts, namingValuesOf, type PublishedReview, valuesOf } from "./review-values";
import { useDraft } from "./use-draft";
import { failureText, problemsAt } from "./use-send-review";

/** Props of `ReviewSuggested`: the viewer's suggestion, and the field of work in the URL. */
export interface ReviewSuggestedProps {
  suggestion: ReviewSuggested_suggestion$key;
  role: ReviewerRole | null;
}

/** The review of a product that the user suggested: kept until we have decided on it. */
export function ReviewSuggested({ suggestion, role }: ReviewSuggestedProps) {
  const { databaseId, name, status, review, software } = useFragment(
    graphql`
      fragment ReviewSuggested_suggestion on SuggestedProduct {
        databaseId
        name
        status
        review {
          rating
          title
          content
          pros
          cons
          role
          companySize
          industry
          usedFor
          easeOfUse
          support
          value
          language
          namedProducts {
            kind
            software {
              databaseId
              name
            }
          }
        }
        software {
          databaseId
        }
      }
    `,
    suggestion,
  );
  // As it was when the form was opened: after saving, the form keeps its values until the next page.
  const [kept] = useState(review ?? null);
  const title = `Review ${name}`;
  if (status !== "WAITING")
    return (
      <FlowPage title={title} step={2}>
        <EmptyState
          as="h1"
          heading={`We have decided on ${name}`}
          text={
            software
              ? "It is listed now, and your draft is kept."
              : "Your suggestions show the decision and the reason."
          }
          action={
            software ? (
              <LinkButton
                to={writePaths.form({ products: [software.databaseId], role })}
                onClick={() => moveDraft(databaseId, software.databaseId)}
              >
                Review it now
              </LinkButton>
            ) : (
              <LinkButton to={paths.profile({ tab: "suggestions" })}>See your suggestions</LinkButton>
            )
          }
        />
      </FlowPage>
    );
  return (
    <FlowPage title={title} step={2}>
      <FormLayout>
        <Box as="h1" textStyle="title" dir="auto" overflowWrap="anywhere">
          {title}
        </Box>
        <Box as="p" color="fg.muted" mt="2" mb="8">
          It is not listed yet. We keep your review with your suggestion, and publish it under your name as
          soon as the product is listed.
        </Box>
        <NeedsScripts what="Writing a review" />
        <SuggestedReviewForm suggestionId={databaseId} name={name} kept={kept} role={role} />
      </FormLayout>
    </FlowPage>
  );
}

interface SuggestedReviewFormProps {
  suggestionId: string;
  name: string;
  /** The review that is kept already. */
  kept: (PublishedReview & { readonly namedProducts: NamedProducts }) | null;
  role: ReviewerRole | null;
}

function SuggestedReviewForm({ suggestionId, name, kept, role }: SuggestedReviewFormProps) {
  const [values] = useState<Values>(() =>
    kept ? { ...valuesOf(kept), ...namingValuesOf(kept.namedProducts) } : {},
  );
  const draft = useDraft(suggestionId, values);
  const toast = useToast();
  const navigate = useNavigate();
  const keep = useMutate<ReviewSuggestedMutation>(graphql`
    mutation ReviewSuggestedMutation($input: KeepSuggestedReviewInput!, $key: String!) {
      keepSuggestedReview(input: $input, idempotencyKey: $key) {
        __typename
        ... on SuggestionSaved {
          suggestion {
            ...ReviewSuggested_suggestion
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          code
          message
        }
      }
    }
  `);
  const send = async (
    { softwareId: _, invitation: __, ...review }: ReviewInput,
    typed: Values,
  ): Promise<Problems | null | "leaving"> => {
    const { answer, failure } = await keep({
      input: { ...review, databaseId: suggestionId },
      key: draft.key(),
    });
    if (failure) return { form: failureText(failure) };
    const result = answer.keepSuggestedReview;
    if (result.__typename === "ValidationError") return problemsAt(result.fields, typed);
    if (result.__typename === "ConflictError") {
      // An earlier response was lost, and the review changed since: another key saves it.
      if (result.code === "IDEMPOTENCY_KEY_REUSED") draft.renewKey();
      return { form: result.message };
    }
    draft.stop();
    discardDraft(suggestionId);
    toast({
      title: "Your review is kept",
      description: `It is published when ${name} is listed. We tell you by email what we decide.`,
    });
    void navigate(paths.profile({ tab: "suggestions" }));
    return "leaving";
  };
  return (
    <ReviewEditor
      label={`Review of ${name}`}
      softwareId={suggestionId}
      features={[]}
      givenRole={kept ? null : role}
      draft={draft}
      canSend={false}
      send={send}
      submit="Keep this review"
      busy="Saving your review…"
      other={
        <LinkButton variant="quiet" to={paths.profile({ tab: "suggestions" })}>
          Not now
        </LinkButton>
      }
    />
  );
}

/** Moves what was typed to the listing that the suggestion has become. */
function moveDraft(suggestionId: string, softwareId: string): void {
  const draft = currentFlow().drafts[suggestionId];
  if (!draft) return;
  if (!currentFlow().drafts[softwareId]) saveDraft(softwareId, draft.values);
  discardDraft(suggestionId);
}
