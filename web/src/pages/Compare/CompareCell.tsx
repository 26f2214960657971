import { shownRating } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { Check } from "~/ui/icons";
import { MaybeLink } from "~/ui/MaybeLink";
import { lowestPlan, planPrice } from "~/ui/price";
import { RatingLine } from "~/ui/RatingSummary";
import { kinds, type Listing, type Row } from "./compare-rows";

/** The value of one listing in one row. */
export function CompareCell({ row, listing, column }: { row: Row; listing: Listing; column: number }) {
  if (row.kind === "feature") return row.has[column] ? <Yes /> : <Missing label="Not listed" />;
  const { avgRating, reviewCount, company, categories, plans, subRatings } = listing;
  switch (row.kind) {
    case "vendor":
      return company ? (
        <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
      ) : (
        <Missing label="Not named" />
      );
    case "categories":
      return (
        <ul>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <MaybeLink to={paths.category(slug)}>{name}</MaybeLink>
            </li>
          ))}
        </ul>
      );
    case "overall":
      return <RatingLine rating={avgRating} reviewCount={reviewCount} />;
    case "easeOfUse":
    case "support":
    case "value": {
      const mean = subRatings[row.kind];
      return typeof mean === "number" ? <Figure text={shownRating(mean)} /> : <Missing label="Not rated" />;
    }
    case "small":
    case "middle":
    case "large": {
      const percent = kinds[row.kind].keyOf(listing);
      return percent === null ? <Missing label="Not known" /> : `${percent}%`;
    }
    case "price":
      return lowestPlan(plans);
    case "plans":
      if (plans.length === 0) return <Missing label="None listed" />;
      return (
        <ul>
          {plans.map((plan) => (
            <li key={plan.databaseId}>
              <bdi>{plan.name}</bdi>
              <Box color="fg.muted">{planPrice(plan)}</Box>
            </li>
          ))}
        </ul>
      );
  }
}

function Figure({ text }: { text: string }) {
  return (
    <span>
      <Box as="span" textStyle="figure" color="rating.fg">
        {text}
      </Box>{" "}
      <Box as="span" color="fg.subtle">
        out of 5
      </Box>
    </span>
  );
}

function Yes() {
  return (
    <span data-yes>
      <Check />
      <span data-visually-hidden>Listed</span>
    </span>
  );
}

function Missing({ label }: { label: string }) {
  return (
    <span data-no>
      <span aria-hidden>–</span>
      <span data-visually-hidden>{label}</span>
    </span>
  );
}
