import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Stands in the place of a form for those who have not proved the address of their account: what they can do then. */
export function ProveFirst({ then }: { then: string }) {
  return (
    <Box as="p" p="4" bg="accent.subtle" borderRadius="md">
      Please verify your account's email address first: open the link we emailed you. Then you can {then}.{" "}
      <TextLink to={paths.verifyEmail()}>Send it again</TextLink>
    </Box>
  );
}
