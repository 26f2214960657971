import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { hasPage } from "~/route-match";
import { Head } from "~/ui/Head";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import { PrivateShell, sessionExpired } from "~/ui/private/PrivateShell";
import { useCurrentInView } from "~/ui/use-current-in-view";

const sections = [
  { label: "Overview", href: adminPaths.home() },
  { label: "Software", href: adminPaths.software() },
  { label: "Companies", href: adminPaths.companies() },
  { label: "Users", href: adminPaths.users() },
  { label: "Reviews", href: adminPaths.reviews() },
  { label: "Categories", href: adminPaths.categories() },
  { label: "Moderation", href: adminPaths.moderation() },
  { label: "Audit log", href: adminPaths.audit() },
  { label: "System", href: adminPaths.settings() },
] as const;

const Nav = chakra("nav", {
  base: {
    display: "flex",
    gap: { base: "5", lg: "0.5" },
    flexDirection: { lg: "column" },
    overflowX: { base: "auto", lg: "visible" },
    flexShrink: 0,
    width: { lg: "10rem" },
    borderBottomWidth: { base: "1px", lg: "0" },
    borderColor: "border",
    position: { base: "relative", lg: "sticky" },
    top: { lg: "6.5rem" },
    alignSelf: { lg: "start" },
    "& a": {
      py: { base: "3", lg: "2" },
      px: { lg: "3" },
      fontSize: "sm",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      color: "fg.muted",
      borderRadius: { lg: "md" },
    },
    "& a:hover": { color: "fg" },
    "& a[aria-current]": {
      color: "fg",
      bg: { lg: "bg.muted" },
      boxShadow: { base: "inset 0 -2px {colors.accent}", lg: "none" },
    },
  },
});

/** Props of `AdminShell`. */
export interface AdminShellProps {
  /** What the page is called. */
  title: string;
  /** Whether whoever looks is an administrator: the API answered with `administration`. */
  isAdmin: boolean;
  /** True where those who are none are told so before they are sent to the login, as the specification has it of some pages. */
  tellsDenied?: boolean;
  /** What stands beside the heading, such as a button. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * What stands around every page of the administrators' area: its sections and the heading. Whoever is no administrator
 * sees nothing of it and is sent to the login.
 */
export function AdminShell({ title, isAdmin, tellsDenied = false, action, children }: AdminShellProps) {
  const { pathname } = useLocation();
  const nav = useCurrentInView<HTMLElement>();
  // Who was one a moment ago, on this very page, is told that the session ended, whichever page it is.
  const wasAdmin = useRef(isAdmin);
  if (isAdmin) wasAdmin.current = true;
  if (!isAdmin && wasAdmin.current) {
    return <PrivateShell title={title} toast={sessionExpired} delayMs={0} to={adminPaths.home()} />;
  }
  if (!isAdmin) {
    const description = "Admin access required. Redirecting to login...";
    return (
      <PrivateShell
        title={title}
        toast={tellsDenied ? { title: "Access Denied", description, variant: "destructive" } : null}
        text={tellsDenied ? description : "Admin access required."}
        delayMs={tellsDenied ? 1000 : 0}
        to={adminPaths.login()}
      />
    );
  }
  return (
    <Page pt={{ base: "2", lg: "8" }} pb="12">
      <Head title={`${title}: admin`} robots="noindex" />
      <Flex direction={{ base: "column", lg: "row" }} gap={{ base: "6", lg: "8" }}>
        <Nav ref={nav} aria-label="Administration">
          {sections
            .filter(({ href }) => hasPage(href))
            .map(({ label, href }) => (
              <Link key={href} to={href} aria-current={href === pathname ? "page" : undefined}>
                {label}
              </Link>
            ))}
        </Nav>
        <Box flex="1" minWidth="0">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="6">
            <Box as="h1" textStyle="title">
              {title}
            </Box>
            {action}
          </Flex>
          {children}
        </Box>
      </Flex>
    </Page>
  );
}
