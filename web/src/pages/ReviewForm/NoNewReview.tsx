import type { ReviewerRole } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { LinkButton } from "~/ui/Button";
import { writePaths } from "~/write-paths";

/** Props of `NoNewReview`: the product, the reason why there is no form, the role, and whether there are other products. */
export interface NoNewReviewProps {
  name: string;
  softwareId: string;
  why: "reviewed" | "own";
  role: ReviewerRole | null;
  hasOthers: boolean;
  /** True if it replaces a form: it takes the focus, so that it is announced. */
  takesFocus: boolean;
}

/** Replaces the form of a product that the viewer cannot write a new review of. */
export function NoNewReview({ name, softwareId, why, role, hasOthers, takesFocus }: NoNewReviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      p={{ base: "4", md: "6" }}
      bg="bg.subtle"
      borderRadius="lg"
      _focusVisible={{ outline: "none" }}
    >
      <Box as="h2" textStyle="item" dir="auto">
        {why === "own" ? `${name} is your own company's` : `You have already reviewed ${name}`}
      </Box>
      <Box as="p" mt="2" color="fg.muted">
        {why === "own"
          ? "You cannot review software of a company you belong to: readers rely on reviews by its users."
          : "Each person can write one review per product. You can edit yours; a draft you have started is carried over."}
        {hasOthers && " Your other products are listed above."}
      </Box>
      <Flex wrap="wrap" gap="3" mt="5">
        {why === "reviewed" && (
          <LinkButton to={writePaths.form({ products: [softwareId], edit: "review" })}>
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
