import { Box, Flex } from "@chakra-ui/react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/Button";
import { notLoggedIn } from "~/ui/visitor";

/**
 * In a Popover, for a visitor who would do what needs an account: the two ways to one, which lead back to here. `onLeave` is
 * called before either is gone.
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
