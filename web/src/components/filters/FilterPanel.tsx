import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigationType } from "react-router";
import type { FilterPanel_facets$key } from "~/relay/__generated__/FilterPanel_facets.graphql";
import { Button } from "~/ui/Button";
import { ChevronDown } from "~/ui/icons";
import { TextLink } from "~/ui/TextLink";
import { FilterChoices } from "./FilterChoices";
import { FilterForm, type FilterFormProps } from "./FilterForm";
import { PriceFilter } from "./PriceFilter";

/** What the groups are called, in their order. */
const groups = [
  ["features", "Features"],
  ["price", "Starting price in US dollars"],
  ["platforms", "Platform"],
  ["minRating", "Rating"],
  ["segments", "Company size of reviewers"],
  ["sizes", "Company size"],
  ["industries", "Industry"],
  ["countries", "Country"],
  ["languages", "Language"],
  ["hasFreeTrial", "Free trial"],
] as const;

const Panel = chakra("details", {
  base: {
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    fontSize: "sm",
    "& > a": { display: "inline-block", px: "4", py: "2.5", fontWeight: "medium" },
    "& > summary": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      cursor: "pointer",
      px: "4",
      py: "2.5",
      fontWeight: "medium",
    },
    "&[open] > summary svg": { rotate: "180deg" },
  },
});

/** Props of `FilterPanel`. */
export interface FilterPanelProps extends Pick<FilterFormProps, "action" | "hrefOf" | "keeps"> {
  /** Null where nothing was counted: then a link opens the panel. */
  facets: FilterPanel_facets$key | null | undefined;
  /** The address with the panel open, and whether it is this one. */
  moreHref: string;
  isOpen: boolean;
  /** The search params of the facets that are offered, by the names of the facets. */
  params: Readonly<Record<string, string>>;
  /** The range of prices of the address, and the address with another one; left out where there are no prices. */
  price?: { min: string; max: string; hrefWith: (min: string, max: string) => string };
  /** How many filters are on. */
  chosen: number;
  /** What industries are those of, if not of the listed things. */
  industriesOf?: string;
}

/**
 * Filters of a list with the number of items that each choice would leave, behind a link or a disclosure: a form that works without
 * scripts; with scripts a tick applies at once. Goes back to page 1.
 */
export function FilterPanel({ facets, moreHref, ...panel }: FilterPanelProps) {
  if (facets) return <OpenPanel facets={facets} {...panel} />;
  return (
    <Panel as="div">
      <TextLink to={moreHref} rel="nofollow" preventScrollReset>
        More filters
      </TextLink>
    </Panel>
  );
}

type OpenPanelProps = Omit<FilterPanelProps, "facets" | "moreHref"> & { facets: FilterPanel_facets$key };

function OpenPanel({ facets, isOpen, params, price, chosen, industriesOf, keeps, ...form }: OpenPanelProps) {
  const summary = useRef<HTMLElement>(null);
  const isFollowed = useNavigationType() === "PUSH";
  // The link that opened the panel is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (isOpen && isFollowed && document.activeElement === document.body)
      summary.current?.focus({ preventScroll: true });
  }, []);
  const counted = useFragment(
    graphql`
      fragment FilterPanel_facets on Facet @relay(plural: true) {
        name
        choices {
          value
          label
          count
          isChosen
        }
      }
    `,
    facets,
  );
  const byName = new Map(counted.map(({ name, choices }) => [name, choices]));
  return (
    <Panel open={isOpen || undefined}>
      <summary ref={summary}>
        {chosen === 0 ? "More filters" : `More filters (${chosen})`}
        <ChevronDown />
      </summary>
      <FilterForm
        {...form}
        keeps={{ ...keeps, more: "1" }}
        hasButton
        aria-label="More filters"
        display="block"
        px="4"
        pb="4"
      >
        <Box
          display="grid"
          gap="6"
          gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
          mb="4"
        >
          {groups.map(([name, label]) => {
            const choices = byName.get(name) ?? [];
            if (name === "price")
              return price && <PriceFilter key={name} {...price} label={label} choices={choices} />;
            const param = params[name];
            if (!param || choices.length === 0) return null;
            return (
              <FilterChoices
                key={name}
                name={param}
                label={name === "industries" && industriesOf ? `${label} of ${industriesOf}` : label}
                choices={choices}
                isSingle={name === "minRating"}
              />
            );
          })}
        </Box>
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </FilterForm>
    </Panel>
  );
}
