import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareCard_software$key } from "~/relay/__generated__/SoftwareCard_software.graphql";
import { Badge } from "~/ui/Badge";
import { CardTitle } from "~/ui/CardTitle";
import { ClampText } from "~/ui/ClampText";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { plainText } from "~/ui/plain-text";
import { lowestPlan } from "~/ui/price";
import { RatingLine } from "~/ui/RatingSummary";
import { CompareButton } from "./compare/CompareButton";
import { SaveButton } from "./lists/SaveButton";
import { Card } from "./software-card-styles";

/** Props of `SoftwareCard`. Cards of a list and of a grid say the same; only their shape differs. */
export interface SoftwareCardProps {
  software: SoftwareCard_software$key;
  form?: "grid" | "list";
  /** The level of its name among the headings around it. */
  as?: "h2" | "h3";
  /** The most lines of its description. */
  lines?: 2 | 3 | 4;
  /** A text that was searched for; it is marked in the name. */
  mark?: string;
}

/** A listing in a list: name, vendor, rating, description and lowest price. */
export function SoftwareCard({ software, form = "grid", as = "h2", lines = 3, mark }: SoftwareCardProps) {
  const {
    databaseId,
    name,
    logoUrl,
    shortDescription,
    description,
    isSaved,
    manipulationNotice,
    avgRating,
    reviewCount,
    company,
    category,
    plans,
  } = useFragment(
    graphql`
        fragment SoftwareCard_software on Software {
          databaseId
          name
          logoUrl
          shortDescription
          description
          isSaved
          manipulationNotice {
            reason
          }
          avgRating
          reviewCount
          company {
            databaseId
            name
          }
          category {
            slug
            name
          }
          plans {
            price
            currency
            billingPeriod
            unit
          }
        }
      `,
    software,
  );
  const summary = plainText(shortDescription || description || "");
  return (
    <Card form={form}>
      <div data-logo>
        <Logo url={logoUrl} name={name} size={form === "grid" ? 44 : 56} />
      </div>
      <div data-name>
        <CardTitle as={as} to={paths.software(databaseId)} {...(mark && { mark })}>
          {name}
        </CardTitle>
        {company && (
          <div data-by>
            By <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
          </div>
        )}
      </div>
      <SaveButton software={{ databaseId, name, isSaved }} />
      <div data-rating>
        <RatingLine rating={avgRating} reviewCount={reviewCount} />
        {manipulationNotice && <Badge tone="neutral">Notice of manipulation</Badge>}
      </div>
      {summary && (
        <ClampText data-text lines={lines}>
          {summary}
        </ClampText>
      )}
      <div data-facts>
        <div>
          <div data-price>{lowestPlan(plans)}</div>
          {category && (
            <>
              In <MaybeLink to={paths.category(category.slug)}>{category.name}</MaybeLink>
            </>
          )}
        </div>
        <CompareButton software={{ databaseId, name, logoUrl }} isPlain />
      </div>
    </Card>
  );
}
