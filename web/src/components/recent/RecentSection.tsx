import { Box, chakra, Flex } from "@chakra-ui/react";
import { useRef } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { Logo } from "~/ui/Logo";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { clearRecent, type Recent } from "./recent";

const Listings = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
    columnGap: "6",
    rowGap: "1",
    "& a": { display: "flex", alignItems: "center", gap: "3", py: "2", fontWeight: "medium", minWidth: 0 },
    "& a:hover": { textDecoration: "underline" },
    "& span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});

/** Listings that were looked at, and lists as they were last filtered, with a button that forgets both. */
export function RecentSection({ viewed, filters }: Recent) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Section heading="Pick up where you left off" mt="12" mb="12">
      <Box ref={ref} tabIndex={-1}>
        {filters.length > 0 && (
          <Box as="ul" listStyleType="none" mb="4" aria-label="Last searches and filters">
            {filters.map(({ href, label }) => (
              <Box as="li" key={href} py="1" overflowWrap="anywhere">
                <TextLink to={href} dir="auto">
                  {label}
                </TextLink>
              </Box>
            ))}
          </Box>
        )}
        {viewed.length > 0 && (
          <Listings aria-label="Recently viewed">
            {viewed.map(({ id, name, logoUrl }) => (
              <li key={id}>
                <Link to={paths.software(id)}>
                  <Logo url={logoUrl} name={name} size={32} />
                  <span dir="auto">{name}</span>
                </Link>
              </li>
            ))}
          </Listings>
        )}
        <Flex mt="4" gap="4" align="center" wrap="wrap" textStyle="small" color="fg.muted">
          <Button variant="outline" size="sm" onClick={clearRecent}>
            Clear history
          </Button>
          <span>Kept in this browser only.</span>
        </Flex>
      </Box>
    </Section>
  );
}
