import type { ReviewInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router";
import { removeSentDraft } from "~/components/review-flow/draft";
import { paths } from "~/paths";
import type { EditReview_software$key } from "~/relay/__generated__/EditReview_software.graphql";
import type { EditReviewMutation } from "~/relay/__generated__/EditReviewMutation.graphql";
import { useMutate } from "~/relay/mutate";
import type { Problems, Values } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";
import { ReviewEditor } from "./ReviewEditor";
import { toReviewChange, valuesOf } from "./review-values";
import { useDraft } from "./use-draft";
import { failureText, problemsAt } from "./use-send-review";

/** Edits the user's review of a product, hidden or not. */
export function EditReview({ software }: { software: EditReview_software$key }) {
  const { databaseId, name, ownReview, featureAnswers } = useFragment(
    graphql`
      fragment EditReview_software on Software {
        databaseId
        name
        featureAnswers {
          feature {
            databaseId
            name
            description
          }
        }
        ownReview {
          databaseId
          isVerified
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
          featureOpinions {
            featureId
            has
          }
        }
      }
    `,
    software,
  );
  // The review when the form was opened, which saving does not change; a toast confirms that it was saved.
  const features = featureAnswers.map(({ feature }) => feature);
  const isAsked = ({ featureId }: { featureId: string }) =>
    features.some((one) => one.databaseId === featureId);
  const [review] = useState(
    ownReview && { ...ownReview, featureOpinions: ownReview.featureOpinions.filter(isAsked) },
  );
  const [published] = useState(() => (review ? valuesOf(review) : {}));
  const draft = useDraft(databaseId, published);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const update = useMutate<EditReviewMutation>(graphql`
    mutation EditReviewMutation($input: UpdateReviewInput!) {
      updateReview(input: $input) {
        __typename
        ... on ReviewSaved {
          review {
            isVerified
            isEdited
            rating
            title
            content
            software {
              avgRating
              reviewCount
            }
            ...ReviewPoints_review
            ...ReviewByline_review
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  if (!review) return null;

  const finish = (title: string) => {
    draft.stop();
    removeSentDraft(databaseId);
    toast({ title });
    // Also if it is hidden, although its own page does not exist then.
    void navigate(paths.profile({ tab: "reviews" }));
    return "leaving" as const;
  };
  const send = async (input: ReviewInput, values: Values): Promise<Problems | null | "leaving"> => {
    const change = toReviewChange(review, input);
    if (Object.keys(change).length === 0) return finish("Nothing was changed");
    const { answer, failure } = await update({ input: { databaseId: review.databaseId, ...change } });
    if (failure?.code === "UNAUTHENTICATED") {
      void navigate(paths.signIn(pathname + search));
      return "leaving";
    }
    if (failure) return { form: failureText(failure) };
    const result = answer.updateReview;
    return result.__typename === "ValidationError"
      ? problemsAt(result.fields, values)
      : finish("Changes saved");
  };
  return (
    <ReviewEditor
      label={`Your review of ${name}`}
      softwareId={databaseId}
      givenRole={null}
      features={features}
      draft={draft}
      // A published review is changed only by an explicit action.
      canSend={false}
      send={send}
      submit="Save changes"
      busy="Saving your changes…"
    >
      <Box as="p" textStyle="small" color="fg.muted" mb="4">
        Readers will see that it was edited.
        {review.isVerified &&
          " It will no longer be shown as verified, because the verification applied to the earlier text."}
      </Box>
    </ReviewEditor>
  );
}
