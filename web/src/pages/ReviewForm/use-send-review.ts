import type { ReviewerRole, ReviewInput } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { currentFlow, isSaved, removeSentDraft, setWaiting } from "~/components/review-flow/draft";
import { dropInvitation, invitationToken } from "~/components/review-flow/invitation";
import { paths } from "~/paths";
import type { useSendReviewMutation } from "~/relay/__generated__/useSendReviewMutation.graphql";
import { type MutationFailure, useMutate } from "~/relay/mutate";
import { maxProducts } from "~/search-params/write-review";
import { fieldProblems, type Problems, type Values } from "~/ui/form/problems";
import { writePaths } from "~/write-paths";
import { fieldOf } from "./review-values";
import type { DraftOfForm } from "./use-draft";

/** Parameters for sending a new review. */
export interface SendReviewOptions {
  softwareId: string;
  isSignedIn: boolean;
  /** The URL of the form, to come back to. */
  here: string;
  /** Search params for the next step. */
  role: ReviewerRole | null;
  products: readonly string[];
  draft: DraftOfForm;
  /** Called if no new review is possible: the user has already reviewed the product, or it is their own company's. */
  onRefused: (refusal: "reviewed" | "own") => void;
}

/** Errors at the fields of the form, from those in the server's response. */
export function problemsAt(
  fields: readonly { readonly path: string; readonly message: string }[],
  values: Values,
): Problems {
  return {
    fields: fieldProblems(fields.map(({ path, message }) => ({ path: fieldOf(values, path), message }))),
  };
}

/** The message if there was no response, or none that the form handles: the draft is kept where that is possible. */
export function failureText(failure: MutationFailure): string {
  const isThere = isSaved();
  if (failure.code === "NETWORK")
    return `The server could not be reached. ${isThere ? "Your review is kept in this browser: please" : "Please"} try again.`;
  if (failure.code === "NOT_FOUND")
    return `This product is no longer listed here.${isThere ? " Your draft is kept in this browser." : ""}`;
  return failure.text(
    `Your review could not be sent. ${isThere ? "It is kept in this browser: please" : "Please"} try again.`,
  );
}

/** Sends a new review exactly once, however often it is retried, and goes on to the next step; visitors sign in first. */
export function useSendReview({
  softwareId,
  isSignedIn,
  here,
  role,
  products,
  draft,
  onRefused,
}: SendReviewOptions) {
  const navigate = useNavigate();
  const create = useMutate<useSendReviewMutation>(graphql`
    mutation useSendReviewMutation($input: CreateReviewInput!, $key: String!) {
      createReview(input: $input, idempotencyKey: $key) {
        __typename
        ... on ReviewSaved {
          review {
            databaseId
            software {
              # The form asks whether there is one when it is opened again.
              ownReview {
                databaseId
              }
              avgRating
              reviewCount
            }
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
  const signInFirst = (): Problems | "leaving" => {
    setWaiting(softwareId, true);
    if (!isSaved()) {
      setWaiting(softwareId, false);
      return {
        form: "This browser cannot keep your review while you sign in. Please sign in using another tab, then try again.",
      };
    }
    void navigate(paths.signIn(here));
    return "leaving";
  };
  const send = async (
    input: ReviewInput,
    values: Values,
    isAgain = false,
  ): Promise<Problems | null | "leaving"> => {
    // Where no draft can be saved, the user may have signed in in another tab, which the server knows.
    if (!isSignedIn && isSaved()) return signInFirst();
    setWaiting(softwareId, false);
    const { answer, failure } = await create({
      input: { ...input, invitation: invitationToken(softwareId) },
      key: draft.key(),
    });
    if (failure?.code === "UNAUTHENTICATED") return signInFirst();
    if (failure?.code === "FORBIDDEN") {
      onRefused("own");
      return null;
    }
    if (failure) return { form: failureText(failure) };
    const result = answer.createReview;
    if (result.__typename === "ReviewSaved") {
      draft.stop();
      removeSentDraft(softwareId);
      dropInvitation(softwareId);
      // The other picked products come next, also if the form's URL has only one product.
      const next = new Set([...products, ...currentFlow().picked.map(({ id }) => id)]);
      void navigate(
        writePaths.complete({
          review: result.review.databaseId,
          role,
          products: [...next].slice(0, maxProducts),
        }),
      );
      return "leaving";
    }
    if (result.__typename === "ValidationError") return problemsAt(result.fields, values);
    if (result.__typename !== "ConflictError")
      return { form: "Your review could not be sent. Please try again." };
    if (result.code === "ALREADY_REVIEWED") {
      onRefused("reviewed");
      return null;
    }
    // The text stays in the form, and is sent without the invitation the next time.
    if (result.code === "INVITATION_NOT_VALID") dropInvitation(softwareId);
    // The server knows the key with other input: the review was edited after a response had been lost. With another key the server
    // reports what became of the first one.
    if (result.code !== "IDEMPOTENCY_KEY_REUSED" || isAgain) return { form: result.message };
    draft.renewKey();
    return send(input, values, true);
  };
  return (input: ReviewInput, values: Values) => send(input, values);
}
