import { type Language, languageNames, shownRating } from "@assay/api/inputs";
import { paths } from "~/paths";
import { Check } from "~/ui/icons";
import { MaybeLink } from "~/ui/MaybeLink";
import { lowestPlan, planPrice } from "~/ui/price";
import { formatReviewCount, RatingLine } from "~/ui/RatingSummary";
import { type Listing, platformName, type Row, segmentOf, supportName } from "./compare-rows";
import { FeatureAnswer } from "./FeatureAnswer";
import { costsOf } from "./yearly-costs";

/** Pros and cons of each listing. */
const maxPoints = 3;
const segmentNames = { small: "SMALL_BUSINESS", middle: "MID_MARKET", large: "ENTERPRISE" } as const;

/** The value of one listing in one row. */
export function CompareCell({
  row,
  listing,
  column,
  people,
}: {
  row: Row;
  listing: Listing;
  column: number;
  people: number;
}) {
  if (row.kind === "feature") return row.has[column] ? <Yes /> : <Missing label="Not known" />;
  if (row.kind === "compared") {
    const cell = row.cells[column];
    return cell ? <FeatureAnswer {...cell} /> : null;
  }
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
      const rated = segmentOf(listing, segmentNames[row.kind]);
      if (!rated) return <Missing label="No reviews" />;
      return (
        <>
          <Figure text={shownRating(rated.avgRating)} />
          <div data-note>{formatReviewCount(rated.reviewCount)}</div>
        </>
      );
    }
    case "platforms":
      return listing.platforms.map(platformName).join(", ") || <Missing label="Not known" />;
    case "trial":
      if (listing.hasFreeTrial == null) return <Missing label="Not known" />;
      return listing.hasFreeTrial ? "Yes" : "No";
    case "languages":
      return (
        listing.languages.map((tag) => languageNames[tag as Language] ?? tag).join(", ") || (
          <Missing label="Not known" />
        )
      );
    case "supportKinds":
      return listing.supportKinds.map(supportName).join(", ") || <Missing label="Not known" />;
    case "pros":
    case "cons": {
      const points = listing.prosAndCons[row.kind].slice(0, maxPoints);
      if (points.length === 0) return <Missing label="None mentioned" />;
      const kind = row.kind === "pros" ? "pro" : "con";
      return (
        <ul>
          {points.map(({ text, count }) => (
            <li key={text}>
              <MaybeLink to={paths.software(listing.databaseId, { tab: "reviews", [kind]: text })}>
                {text}
              </MaybeLink>
              {count > 1 && <div data-note>{formatReviewCount(count)}</div>}
            </li>
          ))}
        </ul>
      );
    }
    case "cost":
      if (plans.length === 0) return "On request";
      return (
        <ul>
          {costsOf(plans, people).map(({ name, text, isOnRequest }, place) => (
            <li key={plans[place]?.databaseId}>
              <bdi>{name}</bdi>
              <div data-note>{text ?? (isOnRequest ? "On request" : "Not known")}</div>
            </li>
          ))}
        </ul>
      );
    case "price":
      return lowestPlan(plans);
    case "plans":
      if (plans.length === 0) return <Missing label="None listed" />;
      return (
        <ul>
          {plans.map((plan) => (
            <li key={plan.databaseId}>
              <bdi>{plan.name}</bdi>
              <div data-note>{planPrice(plan)}</div>
            </li>
          ))}
        </ul>
      );
  }
}

function Figure({ text }: { text: string }) {
  return (
    <span>
      <span data-figure>{text}</span> <span data-scale>out of 5</span>
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

/** Says in words that there is no value: a sign alone would look like a no. */
function Missing({ label }: { label: string }) {
  return <span data-no>{label}</span>;
}
