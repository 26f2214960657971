import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Tells an invited person what the invitation means for their review. */
export function InvitedNote() {
  return (
    <Box as="p" bg="accent.subtle" borderRadius="md" px="4" py="3" mb="4" maxWidth="prose">
      You were invited by the vendor. Your review will say so. Vendors may not reward reviews.{" "}
      <TextLink to={paths.invitedReviews()}>What this means</TextLink>
    </Box>
  );
}
