import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMatches } from "react-router";
import { CompareDock } from "~/components/compare/CompareDock";
import { PendingSave } from "~/components/lists/PendingSave";
import { isAdminArea } from "~/document/admin-area";
import type { SiteLayout_query$key } from "~/relay/__generated__/SiteLayout_query.graphql";
import { OwnPicturesContext } from "~/ui/picture";
import { type Visitor, VisitorContext } from "~/ui/visitor";
import { NavigationProgress } from "./NavigationProgress";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import { mainId, usePageFocus } from "./use-page-focus";

const SkipLink = chakra("a", {
  base: {
    position: "absolute",
    insetStart: "4",
    top: "-12",
    zIndex: "skip",
    px: "4",
    py: "2",
    bg: "bg.inverted",
    color: "fg.inverted",
    borderRadius: "md",
    _focus: { top: "2" },
  },
});

/** The shared navigation around every page. `query` is null where even its own data could not be had. */
export function SiteLayout({ query, children }: { query: SiteLayout_query$key | null; children: ReactNode }) {
  const data = useFragment(
    graphql`
      fragment SiteLayout_query on Query {
        viewer {
          id
          isAdmin
          isEmailVerified
        }
        ...SiteHeader_query
      }
    `,
    query,
  );
  const viewer = data?.viewer;
  const visitor: Visitor = {
    isSignedIn: viewer != null,
    isAdmin: viewer?.isAdmin ?? false,
    ...(viewer && { id: viewer.id, isEmailVerified: viewer.isEmailVerified === true }),
  };
  const isAdmins = useMatches().some(({ id }) => isAdminArea(id));
  usePageFocus();
  return (
    <OwnPicturesContext value={isAdmins}>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <NavigationProgress />
      <SiteHeader query={data ?? null} visitor={visitor} />
      <Box as="main" id={mainId} tabIndex={-1} minHeight="60vh" _focusVisible={{ outline: "none" }}>
        <VisitorContext value={visitor}>{children}</VisitorContext>
      </Box>
      <SiteFooter visitor={visitor} />
      <CompareDock />
      <PendingSave isSignedIn={visitor.isSignedIn} />
    </OwnPicturesContext>
  );
}
