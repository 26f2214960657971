import type { ReviewerRole } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { reviewFormSearch } from "~/address/write-search";
import { paths } from "~/paths";
import type { WriteReview_software$key } from "~/relay/__generated__/WriteReview_software.graphql";
import { letWait } from "~/review-draft/draft";
import { LinkButton } from "~/ui/Button";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import { ReviewEditor } from "./ReviewEditor";
import { useDraft } from "./use-draft";
import { useSendReview } from "./use-send-review";

const nothing = {};

/** What a WriteReview takes: the product, the field of work that the address names, and who looks. */
export interface WriteReviewProps {
  software: WriteReview_software$key;
  role: ReviewerRole | null;
  isSignedIn: boolean;
}

/** A new review: its form, or why there is none, such as a review that was written before. */
export function WriteReview({ software, role, isSignedIn }: WriteReviewProps) {
  const { databaseId, name, isOwn, ownReview } = useFragment(
    graphql`
      fragment WriteReview_software on Software {
        databaseId
        name
        isOwn
        ownReview {
          databaseId
        }
      }
    `,
    software,
  );
  // As it was when the form was opened: what is sent from here leads on, and does not say that it was written before.
  const [refusal, setRefusal] = useState<"reviewed" | "own" | null>(
    ownReview ? "reviewed" : isOwn ? "own" : null,
  );
  const draft = useDraft(databaseId, nothing);
  useEffect(() => {
    if (refusal) letWait(databaseId, false);
  }, [refusal, databaseId]);
  const { pathname, search } = useLocation();
  const { products } = reviewFormSearch.read(new URL(search, "http://localhost"));
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
  const hasOthers = products.length > 1;

  if (refusal) {
    return (
      <Box
        p={{ base: "4", md: "6" }}
        bg="bg.subtle"
        borderRadius="lg"
        role={draft.restoredAt ? undefined : "status"}
      >
        <Box as="h2" textStyle="item" dir="auto">
          {refusal === "own" ? `${name} is your own company's` : `You have already reviewed ${name}`}
        </Box>
        <Box as="p" mt="2" color="fg.muted">
          {refusal === "own"
            ? "You may not review software of a company that you belong to. Readers trust reviews because those who gain by them do not write them."
            : "There is one review a person. You can change yours; a draft that you have begun comes along."}
          {hasOthers && " Your other products are listed on this page."}
        </Box>
        <Flex wrap="wrap" gap="3" mt="5">
          {refusal === "reviewed" && (
            <LinkButton to={writePaths.form({ products: [databaseId], edit: "review" })}>
              Edit your review
            </LinkButton>
          )}
          {!hasOthers && (
            <LinkButton variant="outline" to={writePaths.products({ role })}>
              Review another product
            </LinkButton>
          )}
        </Flex>
      </Box>
    );
  }
  return (
    <ReviewEditor
      label={`Review of ${name}`}
      softwareId={databaseId}
      givenRole={role}
      draft={draft}
      canSend={isSignedIn}
      send={send}
      submit="Continue to Share"
      busy="Sending your review…"
    >
      <Box as="p" textStyle="small" color="fg.muted" mb="4">
        {isSignedIn ? (
          <>Your review is published under your name as soon as you continue.</>
        ) : (
          <>
            Publishing needs an account. What you have written stays in this browser while you sign in or{" "}
            <TextLink
              to={paths.signUp(here)}
              onClick={() => {
                draft.flush();
                letWait(databaseId, true);
              }}
            >
              join
            </TextLink>
            , and is sent after that.
          </>
        )}
      </Box>
    </ReviewEditor>
  );
}
