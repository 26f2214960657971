import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { UnverifiedEmail_viewer$key } from "~/relay/__generated__/UnverifiedEmail_viewer.graphql";
import { TextLink } from "~/ui/TextLink";

/** A notice that a verification e-mail was sent, with a link to resend it. Absent once the address is verified. */
export function UnverifiedEmail({ viewer }: { viewer: UnverifiedEmail_viewer$key }) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment UnverifiedEmail_viewer on User {
        email
        isEmailVerified
      }
    `,
    viewer,
  );
  if (!email || isEmailVerified) return null;
  return (
    <Box as="p" mb="8" p="4" bg="accent.subtle" borderRadius="md" overflowWrap="anywhere">
      We sent a link to <bdi>{email}</bdi>. Open it to verify your email address. No email?{" "}
      <TextLink to={paths.verifyEmail()}>Send it again</TextLink>
    </Box>
  );
}
