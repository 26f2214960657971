import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { AccountNav_viewer$key } from "~/relay/__generated__/AccountNav_viewer.graphql";
import { hasPage } from "~/route-match";
import { Avatar } from "~/ui/Avatar";
import { LinkButton } from "~/ui/Button";
import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/Link";
import type { Visitor } from "~/ui/visitor";
import { accountLinks, shownLinks } from "../navigation";
import { SignOutLink } from "../SignOutLink";
import { useMenu } from "../use-menu";

const Details = chakra("details", {
  base: {
    position: "relative",
    ms: "2",
    "& > summary": {
      display: "flex",
      alignItems: "center",
      gap: "1",
      p: "1",
      borderRadius: "full",
      color: "fg.muted",
    },
    "& > summary:hover": { color: "fg", bg: "bg.muted" },
    "& > summary > svg": { transitionProperty: "transform", transitionDuration: "fast" },
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
  },
});

const Panel = chakra("div", {
  base: {
    position: "absolute",
    insetEnd: "0",
    top: "calc(100% + 0.5rem)",
    width: "17rem",
    maxHeight: "calc(100dvh - 6rem)",
    overflowY: "auto",
    bg: "bg.panel",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
    "& ul": { listStyleType: "none", p: "2" },
    "& a": { display: "block", px: "3", py: "2", fontSize: "sm", borderRadius: "md" },
    "& a:hover, & a:focus-visible": { bg: "bg.muted" },
    "& li + li:last-child": { mt: "2", pt: "2", borderTopWidth: "1px", borderColor: "border" },
  },
});

/** What the corner shows: whose account it is, and the links that are meant for them. */
export interface AccountNavProps {
  viewer: AccountNav_viewer$key;
  visitor: Visitor;
}

/** The header's corner of those who are signed in: to write a review, and the menu of their account. */
export default function AccountNav({ viewer, visitor }: AccountNavProps) {
  const { displayName, email, profileImageUrl } = useFragment(
    graphql`
      fragment AccountNav_viewer on User {
        displayName
        email
        profileImageUrl
      }
    `,
    viewer,
  );
  const menu = useMenu();
  return (
    <>
      {hasPage(paths.writeReview()) && (
        <LinkButton to={paths.writeReview()} size="sm" whiteSpace="nowrap">
          Write Review
        </LinkButton>
      )}
      <Details ref={menu.ref} name="main-menu" onKeyDown={menu.onKeyDown} {...menu.hover}>
        <summary>
          <Box as="span" srOnly>
            Your account: {displayName}
          </Box>
          <Avatar url={profileImageUrl} name={displayName} />
          <ChevronDown />
        </summary>
        <Panel onClick={(event) => event.target instanceof HTMLAnchorElement && menu.close()}>
          <Box p="4" pb="3" borderBottomWidth="1px" borderColor="border" overflowWrap="anywhere">
            <Box fontWeight="medium" lineHeight="snug" dir="auto">
              {displayName}
            </Box>
            {email && (
              <Box textStyle="small" color="fg.muted">
                {email}
              </Box>
            )}
          </Box>
          <ul>
            {shownLinks(accountLinks, visitor).map(({ label, href }) => (
              <li key={label}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
            <li>
              <SignOutLink />
            </li>
          </ul>
        </Panel>
      </Details>
    </>
  );
}
