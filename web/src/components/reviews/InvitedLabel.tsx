import { invitedLabel } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Link } from "~/ui/Link";
import { TextLink } from "~/ui/TextLink";

/** The part of the review guidelines that says what the label means. */
const meaning = `${paths.content("review-guidelines")}#invited-by-the-vendor`;

/** The label of a review that its vendor invited, which links to what that means. */
export function InvitedLabel() {
  return (
    <Badge tone="neutral" asChild>
      <Link to={meaning}>{invitedLabel}</Link>
    </Badge>
  );
}

/** Tells an invited person what the invitation means for their review. */
export function InvitedNote() {
  return (
    <Box as="p" bg="accent.subtle" borderRadius="md" px="4" py="3" mb="4" maxWidth="prose">
      You were invited by the vendor. Your review will say so. Vendors may not reward reviews.{" "}
      <TextLink to={meaning}>What this means</TextLink>
    </Box>
  );
}
