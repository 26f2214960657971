import { Box, Flex } from "@chakra-ui/react";
import { use } from "react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { LinkButton } from "~/ui/Button";
import { Bookmark } from "~/ui/icons";
import { VisitorContext } from "~/ui/visitor";
import { Popover } from "./Popover";

/**
 * "Save to My Lists" for a visitor who is signed out: it says what is needed for it. Absent until there are pages to
 * sign in, and for those who are signed in, who have no lists yet.
 */
export function SaveToLists({ name }: { name: string }) {
  const { isSignedIn } = use(VisitorContext);
  const { pathname, search } = useLocation();
  if (isSignedIn || !hasPage(paths.signIn()) || !hasPage(paths.signUp())) return null;
  const here = pathname + search;
  return (
    <Popover
      size="sm"
      align="end"
      name={`Save to My Lists: ${name}`}
      label={
        <>
          <Bookmark />
          Save to My Lists
        </>
      }
    >
      <Box as="p" fontWeight="medium" mb="3">
        You are not logged in
      </Box>
      <Flex gap="2">
        <LinkButton to={paths.signUp(here)} size="sm">
          Join
        </LinkButton>
        <LinkButton to={paths.signIn(here)} size="sm" variant="outline">
          Log In
        </LinkButton>
      </Flex>
    </Popover>
  );
}
