import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Stands in the place of a form for those who have not proved the address of their account: what they can do then. */
export function VerifyEmailFirst({ then }: { then: string }) {
  return (
    <Box as="p" p="4" bg="accent.subtle" borderRadius="md">
      Please verify the email address of your account first: open the link that we mailed you. Then you can{" "}
      {then}. <TextLink to={paths.verifyEmail()}>Have it sent again</TextLink>
    </Box>
  );
}
