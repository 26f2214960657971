import { asSentence } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { useSite } from "~/site";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import type { Visitor } from "~/ui/visitor";
import { footerGroupsOf, shownLinks } from "./navigation";
import { Wordmark } from "./Wordmark";

const Columns = chakra("nav", {
  base: {
    display: "grid",
    gap: "8",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(var(--columns), minmax(8rem, 1fr))",
    },
    "& h2": { textStyle: "label", color: "fg.subtle", mb: "2" },
    "& ul": { listStyleType: "none" },
    "& a": { display: "inline-block", py: "1", fontSize: "sm", color: "fg.muted" },
    "& a:hover": { color: "fg", textDecoration: "underline" },
  },
});

/** The footer: its columns show the links that lead somewhere, and are absent when none does. */
export function SiteFooter({ visitor }: { visitor: Visitor }) {
  const site = useSite();
  const groups = footerGroupsOf(site)
    .map(({ title, links }) => ({ title, links: shownLinks(links, visitor) }))
    .filter(({ links }) => links.length > 0);
  return (
    <Box as="footer" mt="20" borderTopWidth="1px" borderColor="border" bg="bg.subtle">
      <Page py="12">
        <Flex direction={{ base: "column", md: "row" }} gap="10" justify="space-between">
          <Box maxWidth="18rem">
            <Wordmark wraps />
            <Box textStyle="small" color="fg.muted" mt="3">
              <bdi>{asSentence(site.tagline)}</bdi>
            </Box>
          </Box>
          <Columns aria-label="Footer" style={{ "--columns": groups.length } as React.CSSProperties}>
            {groups.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <Link to={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Columns>
        </Flex>
      </Page>
    </Box>
  );
}
