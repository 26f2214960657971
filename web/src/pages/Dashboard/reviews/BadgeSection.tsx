import { Box, chakra, Flex, Grid } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CopyField } from "~/components/share/CopyField";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { BadgeSection_company$key } from "~/relay/__generated__/BadgeSection_company.graphql";
import { useSite } from "~/site";
import { ChevronDown } from "~/ui/icons";
import { Select } from "~/ui/Select";
import { optionsByName } from "../listing-options";
import { type BadgeTheme, badgeCode, badgeSize, badgeThemes } from "./badge-code";

/** Props of `BadgeSection`: the company, and the selected listing, if any. */
export interface BadgeSectionProps {
  company: BadgeSection_company$key;
  listing: string;
}

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    cursor: "pointer",
    fontWeight: "medium",
    p: "4",
  },
});

/** A badge with a listing's rating for the vendor's website: a preview, and its code. Absent without Live listings. */
export function BadgeSection({ company, listing }: BadgeSectionProps) {
  const site = useSite();
  const { choices } = useFragment(
    graphql`
      fragment BadgeSection_company on Company {
        choices: software(first: 100) {
          edges {
            node {
              databaseId
              name
              isActive
            }
          }
        }
      }
    `,
    company,
  );
  const [chosen, setChosen] = useState(listing);
  const [theme, setTheme] = useState<BadgeTheme>("auto");
  const absolute = useAbsoluteUrl();
  const live = optionsByName(choices.edges.map(({ node }) => node).filter(({ isActive }) => isActive));
  const software = live.find(({ value }) => value === chosen) ?? live[0];
  if (!software) return null;
  const { value: databaseId, label: name } = software;
  const alt = `Reviews of ${name} on ${site.name}`;
  const code = badgeCode({
    page: absolute(paths.software(databaseId)),
    picture: absolute(paths.badge(databaseId, theme)),
    alt,
  });
  return (
    <Box
      as="details"
      my="5"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      css={{
        "& > summary svg": { color: "fg.subtle" },
        "&[open] > summary svg": { transform: "rotate(180deg)" },
      }}
    >
      <Summary>
        Badge for your website <ChevronDown />
      </Summary>
      <Grid gap="4" px="4" pb="4" templateColumns="minmax(0, 1fr)">
        <Box as="p" textStyle="small" color="fg.muted" maxWidth="prose">
          An image with the rating and the number of reviews that links to the listing. It always shows the
          current rating, up or down, and runs no scripts on your site.
        </Box>
        <Flex
          wrap="wrap"
          gap="2"
          onChange={({ target }) => {
            const { name: field, value } = target as unknown as HTMLSelectElement;
            if (field === "badge-of") setChosen(value);
            else setTheme(value as BadgeTheme);
          }}
          data-needs-scripts
        >
          {live.length > 1 && <Select label="Badge of" name="badge-of" value={databaseId} options={live} />}
          <Select label="Theme" name="badge-look" value={theme} options={badgeThemes} />
        </Flex>
        <Flex wrap="wrap" gap="4" aria-label="Badge preview" role="group">
          {(theme === "auto" ? (["light", "dark"] as const) : [theme]).map((look) => (
            <Box
              key={look}
              p="4"
              borderRadius="md"
              borderWidth="1px"
              borderColor="border"
              // A background like that of the vendor's page, light or dark like the badge.
              style={{ background: look === "dark" ? "#111" : "#fff" }}
            >
              <img
                src={paths.badge(databaseId, look)}
                alt={`${alt}, ${look}`}
                loading="lazy"
                {...badgeSize}
              />
            </Box>
          ))}
        </Flex>
        <CopyField url={code} label="Badge HTML" what="code" />
        {/* Without scripts there is no copy button, and the field is too short to show the code. */}
        <noscript>
          <Box as="pre" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="ltr">
            {code}
          </Box>
        </noscript>
      </Grid>
    </Box>
  );
}
