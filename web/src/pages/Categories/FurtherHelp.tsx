import { Box, Grid } from "@chakra-ui/react";
import { use } from "react";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { LinkButton } from "~/ui/Button";
import { VisitorContext } from "~/ui/visitor";

const blocks = [
  {
    heading: "Can't find what you're looking for?",
    text: "Search all software by name, vendor or what it does.",
    action: "Search Software",
    href: "/search",
  },
  {
    heading: "List Your Software",
    text: "Put your product in front of the people who are looking for it.",
    action: "Get Started",
    href: "/signin",
  },
] as const;

/** Links to other ways of finding software. */
export function FurtherHelp() {
  const { isSignedIn } = use(VisitorContext);
  // Visitors sign in first to list software; signed-in users go to their companies.
  const shown = blocks
    .map((block) => (isSignedIn && block.href === "/signin" ? { ...block, href: paths.dashboard() } : block))
    .filter(({ href }) => hasPage(href));
  if (shown.length === 0) return null;
  return (
    <Grid templateColumns={{ md: "repeat(2, 1fr)" }} gap="10" mt="16">
      {shown.map(({ heading, text, action, href }) => (
        <Box key={href} borderTopWidth="2px" borderColor="fg" pt="5">
          <Box as="h2" textStyle="section">
            {heading}
          </Box>
          <Box as="p" color="fg.muted" mt="2" mb="5">
            {text}
          </Box>
          <LinkButton to={href}>{action}</LinkButton>
        </Box>
      ))}
    </Grid>
  );
}
