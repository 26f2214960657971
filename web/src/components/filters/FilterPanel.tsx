import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FilterPanel_facets$key } from "~/relay/__generated__/FilterPanel_facets.graphql";
import { Button } from "~/ui/Button";
import { FilterChoices } from "./FilterChoices";
import { FilterForm, type FilterFormProps } from "./FilterForm";
import { LinkPanel } from "./LinkPanel";
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

/** Props of `FilterPanel`. */
export interface FilterPanelProps extends Pick<FilterFormProps, "hrefOf"> {
  /** Null where nothing was counted, as the panel is closed. */
  facets: FilterPanel_facets$key | null | undefined;
  isOpen: boolean;
  /** The address with the panel open if it is closed, and the other way round. */
  toggleHref: string;
  /** The address without any of these filters: its other search params stay. */
  clearHref: string;
  /** The search params of the facets that are offered, by the names of the facets. */
  params: Readonly<Record<string, string>>;
  /** The range of prices of the address, and the address with another one; left out where there are no prices. */
  price?: { min: string; max: string; hrefWith: (min: string, max: string) => string };
  /** How many filters are on. */
  chosen: number;
  /** What industries are those of, if not of the listed things. */
  industriesOf?: string;
}

const linkId = "more-filters";

/**
 * Filters of a list with the number of items that each choice would leave, behind a link: a form that works without scripts; with
 * scripts a tick applies at once. The button closes it. Goes back to page 1.
 */
export function FilterPanel({ facets, isOpen, toggleHref, chosen, ...open }: FilterPanelProps) {
  return (
    <LinkPanel
      linkId={linkId}
      name="More filters"
      label={chosen === 0 ? "More filters" : `More filters (${chosen})`}
      toggleHref={toggleHref}
      isOpen={isOpen}
    >
      {isOpen && facets && <OpenPanel facets={facets} {...open} />}
    </LinkPanel>
  );
}

type OpenPanelProps = Omit<FilterPanelProps, "facets" | "isOpen" | "toggleHref" | "chosen"> & {
  facets: FilterPanel_facets$key;
};

function OpenPanel({ facets, hrefOf, clearHref, params, price, industriesOf }: OpenPanelProps) {
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
  const { pathname, searchParams } = new URL(clearHref, "http://localhost");
  return (
    <FilterForm
      action={pathname}
      hrefOf={hrefOf}
      keeps={Object.fromEntries(searchParams)}
      whileChoosing={{ more: "1" }}
      // The button closes the panel and is gone: the results come after its link.
      onApply={() => document.getElementById(linkId)?.focus()}
      hasButton
      aria-label="More filters"
      display="block"
      mt="1"
      mb="2"
    >
      <Box
        display="grid"
        gap="6"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
        mb="2"
        // What gets the focus is not left behind the bar below.
        css={{ "& :is(input, a, summary)": { scrollMarginBottom: "20" } }}
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
      {/* In reach from anywhere in a panel that is longer than a phone's screen. */}
      <Box position="sticky" bottom="0" bg="bg.panel" borderTopWidth="1px" borderColor="border" py="2">
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </Box>
    </FilterForm>
  );
}
