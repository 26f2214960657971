import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type {
  WhyRanked_explanation$data,
  WhyRanked_explanation$key,
} from "~/relay/__generated__/WhyRanked_explanation.graphql";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";
import { useHydrated } from "~/ui/use-hydrated";

type Explanation = WhyRanked_explanation$data;

const Panel = chakra("div", {
  base: {
    mt: "4",
    fontSize: "sm",
    scrollMarginTop: "24",
    "& p": { maxWidth: "prose", color: "fg.muted", mt: "3" },
    "& table": { width: "full", maxWidth: "prose", mt: "3", fontVariantNumeric: "tabular-nums" },
    "& th, & td": {
      py: "1.5",
      textAlign: "end",
      verticalAlign: "top",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    "& thead th": { color: "fg.muted", fontWeight: "medium", borderTopWidth: 0 },
    "& td": { ps: "4", whiteSpace: "nowrap" },
    "& th:first-of-type": { textAlign: "start", fontWeight: "normal" },
    "& small": { display: "block", fontSize: "sm", color: "fg.muted" },
  },
});

/** Props of `WhyRanked`: the listing's ID, the link that opens or closes the explanation, and the explanation if it is open. */
export interface WhyRankedProps {
  id: string;
  label: string;
  href: string;
  explanation: WhyRanked_explanation$key | null;
  slug: string;
}

/** Why a listing has its place: a link that opens the explanation, which is read only then. */
export function WhyRanked({ id, label, href, explanation, slug }: WhyRankedProps) {
  const anchor = `why-${id}`;
  // Without scripts the page is loaded anew, and the browser is to come back to this place.
  const isHydrated = useHydrated();
  return (
    <chakra.div id={anchor} mt="4" scrollMarginTop="24">
      <TextLink
        to={isHydrated ? href : `${href}#${anchor}`}
        preventScrollReset
        rel="nofollow"
        fontSize="sm"
        aria-expanded={explanation !== null}
      >
        {label}
      </TextLink>
      {explanation && <Reasons explanation={explanation} slug={slug} />}
    </chakra.div>
  );
}

function Reasons({ explanation, slug }: { explanation: WhyRanked_explanation$key; slug: string }) {
  const data = useFragment(
    graphql`
      fragment WhyRanked_explanation on RankExplanation {
        rank
        score
        typicalRating
        date
        groups {
          kind
          reviewCount
          weight
          countedWeight
          heldDownCount
        }
        neededReviews
        neededMonths
      }
    `,
    explanation,
  );
  const { rank, score, typicalRating, date, groups } = data;
  return (
    <Panel>
      {score == null || typicalRating == null ? (
        <p>It has no reviews yet, so it comes after all products with reviews.</p>
      ) : (
        <p>
          It is #{rank} of the category with a score of {score.toFixed(3)}. C, the typical rating of the
          category, is {typicalRating.toFixed(2)}. Weights are those of {date}.
        </p>
      )}
      {groups.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Reviews</th>
              <th scope="col">Weight</th>
              <th scope="col">Counts as</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ kind, reviewCount, weight, countedWeight, heldDownCount }) => (
              <tr key={kind}>
                <th scope="row">
                  {countOf(reviewCount, "Fewer than 5")} {proofs[kind] ?? ""}
                  {heldDownCount !== 0 && (
                    <small>{countOf(heldDownCount, "Fewer than 5")} held down: one organization</small>
                  )}
                </th>
                <td>{weight.toFixed(2)}</td>
                <td>{countedWeight.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{needOf(data)}</p>
      <p>
        Reviews of one month or one employer count little more than a few.{" "}
        <TextLink to={paths.content("ranking")}>How rankings are made</TextLink>.{" "}
        <TextLink to={paths.categoryRanking(slug)} reloadDocument>
          Weights of all reviews (file)
        </TextLink>
      </p>
    </Panel>
  );
}

const countOf = (count: number | null | undefined, few: string) =>
  typeof count === "number" ? formatCount(count) : few;

const proofs: Readonly<Record<string, string>> = {
  PROOF: "with a proof of use that moderators accepted",
  WORK_EMAIL: "from proven work mailboxes",
  SOURCE: "verified by the source that they come from",
  INVITED: "invited by the vendor, with a proof",
  UNPROVEN: "without proof of use",
};

/** What the next place needs. */
function needOf({ rank, neededReviews: reviews, neededMonths: months }: Explanation): string {
  if (rank === 1) return "There is no higher place.";
  if (reviews == null || months == null)
    return "To come one place higher, it would need proven reviews with 5 stars for more than five years.";
  const what = `about ${reviews} proven ${reviews === 1 ? "review" : "reviews"} with 5 stars`;
  const when = months === 1 ? "this month" : `in each of the next ${months} months`;
  return `To come one place higher, it needs ${what} ${when}, if nothing else changes.`;
}
