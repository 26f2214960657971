import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Replaces a form for users whose e-mail address is not verified yet. `then` says what they can do afterwards. */
export function VerifyEmailFirst({ then }: { then: string }) {
  return (
    <Box as="p" p="4" bg="accent.subtle" borderRadius="md">
      Please verify the email address of your account first: open the link that we mailed you. Then you can{" "}
      {then}. <TextLink to={paths.verifyEmail()}>Have it sent again</TextLink>
    </Box>
  );
}
