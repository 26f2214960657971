import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Replaces a form for users whose e-mail address is not verified yet. `then` says what they can do afterwards. */
export function VerifyEmailFirst({ then }: { then: string }) {
  return (
    <Box as="p" p="4" bg="accent.subtle" borderRadius="md">
      Please verify your account's email address first: open the link we emailed you. Then you can {then}.{" "}
      <TextLink to={paths.verifyEmail()}>Send it again</TextLink>
    </Box>
  );
}
