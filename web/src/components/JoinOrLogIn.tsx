import { Box, Flex } from "@chakra-ui/react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/Button";
import { notLoggedIn } from "~/ui/visitor";

/**
 * In a Popover, for a visitor whose action needs an account: links to sign up and sign in that return to this page. `onLeave`
 * is called before either is followed.
 */
export function JoinOrLogIn({ onLeave }: { onLeave?: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Box as="p" fontWeight="medium" mb="3">
        {notLoggedIn}
      </Box>
      <Flex gap="2">
        <LinkButton to={paths.signUp(here)} size="sm" {...(onLeave && { onClick: onLeave })}>
          Join
        </LinkButton>
        <LinkButton
          to={paths.signIn(here)}
          size="sm"
          variant="outline"
          {...(onLeave && { onClick: onLeave })}
        >
          Log In
        </LinkButton>
      </Flex>
    </>
  );
}
