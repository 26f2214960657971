import type { ReviewerRole } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { currentFlow, setWaiting, useIsSaved } from "~/components/review-flow/draft";
import { useInvitationToken } from "~/components/review-flow/invitation";
import { InvitedNote } from "~/components/reviews/InvitedNote";
import { paths } from "~/paths";
import type { WriteReview_software$key } from "~/relay/__generated__/WriteReview_software.graphql";
import { reviewFormParams } from "~/search-params/write-review";
import { LinkButton } from "~/ui/Button";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import { NoNewReview } from "./NoNewReview";
import { ReviewEditor } from "./ReviewEditor";
import { reviewRules } from "./review-values";
import { useDraft } from "./use-draft";
import { useSendReview } from "./use-send-review";

const noVariables = {};

/** Props of `WriteReview`: the product, the field of work in the URL, and the viewer. */
export interface WriteReviewProps {
  software: WriteReview_software$key;
  role: ReviewerRole | null;
  isSignedIn: boolean;
  /** The product to continue with without reviewing this one; null if there is none. */
  skipTo: string | null;
}

/** A new review: its form, or why there is none, for example an existing review. */
export function WriteReview({ software, role, isSignedIn, skipTo }: WriteReviewProps) {
  const { databaseId, name, isOwn, ownReview, featureAnswers } = useFragment(
    graphql`
      fragment WriteReview_software on Software {
        databaseId
        name
        isOwn
        ownReview {
          databaseId
        }
        featureAnswers {
          feature {
            databaseId
            name
            description
          }
        }
      }
    `,
    software,
  );
  // The state when the form was opened: after sending, the form must not say that the product was reviewed before.
  const [known] = useState<"reviewed" | "own" | null>(ownReview ? "reviewed" : isOwn ? "own" : null);
  const [refusal, setRefusal] = useState(known);
  const draft = useDraft(databaseId, noVariables);
  const isInvited = useInvitationToken(databaseId) !== null;
  const isSaved = useIsSaved();
  useEffect(() => {
    if (refusal) setWaiting(databaseId, false);
  }, [refusal, databaseId]);
  const { pathname, search } = useLocation();
  const { products } = reviewFormParams.read(new URL(search, "http://localhost"));
  const here = pathname + search;
  const send = useSendReview({
    softwareId: databaseId,
    isSignedIn,
    here,
    role,
    products,
    draft,
    onRefused: setRefusal,
  });

  if (refusal) {
    return (
      <NoNewReview
        name={name}
        softwareId={databaseId}
        why={refusal}
        role={role}
        hasOthers={products.length > 1}
        takesFocus={refusal !== known}
      />
    );
  }
  return (
    <ReviewEditor
      label={`Review of ${name}`}
      softwareId={databaseId}
      givenRole={role}
      features={featureAnswers.map(({ feature }) => feature)}
      draft={draft}
      canSend={isSignedIn}
      send={send}
      submit="Continue to Share"
      busy="Sending your review…"
      {...(skipTo !== null && {
        other: (
          <LinkButton variant="quiet" to={writePaths.form({ role, products, product_id: skipTo })}>
            Skip for now
          </LinkButton>
        ),
      })}
    >
      {isInvited && <InvitedNote />}
      <Box as="p" textStyle="small" color="fg.muted" mb="4">
        {isSignedIn ? (
          <>Your review is published under your name when you continue.</>
        ) : isSaved ? (
          <>
            You need an account to publish. Your review is kept in this browser while you sign in or{" "}
            <TextLink
              to={paths.signUp(here)}
              onClick={() => {
                draft.flush();
                const { values } = currentFlow().drafts[databaseId] ?? {};
                // An incomplete review must not be sent automatically.
                setWaiting(databaseId, reviewRules(databaseId, role).safeParse(values ?? {}).success);
              }}
            >
              join
            </TextLink>
            , and is then submitted.
          </>
        ) : (
          <>
            You need an account to publish, and this browser cannot keep your review while you sign in. Please{" "}
            <TextLink to={paths.signIn()} target="_blank">
              sign in using another tab
            </TextLink>
            , then come back here.
          </>
        )}
      </Box>
    </ReviewEditor>
  );
}
