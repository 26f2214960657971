import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CompareButton } from "~/components/compare/CompareButton";
import { SaveToLists } from "~/components/SaveToLists";
import { paths } from "~/paths";
import type { ListingCard_software$key } from "~/relay/__generated__/ListingCard_software.graphql";
import { Badge } from "~/ui/Badge";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { RatingSummary } from "~/ui/RatingSummary";
import { ListingOverview } from "./ListingOverview";
import { ProsAndCons } from "./ProsAndCons";
import { SellerDetails } from "./SellerDetails";
import { TabPanels } from "./TabPanels";

const Item = chakra("li", {
  base: {
    py: "7",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& > article": {
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) 13rem" },
      columnGap: { base: "4", md: "6" },
      rowGap: "4",
    },
    "& > article > [data-name]": { minWidth: 0, alignSelf: "center" },
    "& > article > [data-name] > h2": { textStyle: "item", fontSize: "xl" },
    "& > article > [data-name] > [data-by]": { textStyle: "small", color: "fg.muted" },
    "& > article > [data-rating]": { gridColumn: { base: "1 / -1", md: "3" }, gridRow: { md: "1 / span 2" } },
    // On a phone the number is enough: five bars for each listing would push the next one off the screen.
    "& > article > [data-rating] ul": { hideBelow: "md" },
    "& > article > [data-rating] > [data-actions]": { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" },
    "& > article > [data-about]": { gridColumn: { base: "1 / -1", md: "2" }, minWidth: 0 },
  },
});

/** Props of `ListingCard`: the listing, why it fits the visitor if that was asked, and what is shown below it. */
export interface ListingCardProps {
  software: ListingCard_software$key;
  fit: ReactNode;
  children: ReactNode;
}

/** One listing: name and company on the left, ratings on the right. */
export function ListingCard({ software, fit, children }: ListingCardProps) {
  const data = useFragment(
    graphql`
      fragment ListingCard_software on Software {
        databaseId
        name
        logoUrl
        isSaved
        manipulationNotice {
          reason
        }
        avgRating
        reviewCount
        histogram {
          stars
          count
        }
        company {
          databaseId
          name
          ...SellerDetails_company
        }
        ...ListingOverview_software
        ...ProsAndCons_software
      }
    `,
    software,
  );
  const { databaseId, name, logoUrl, avgRating, reviewCount, histogram, company } = data;
  const [isRequested, setRequested] = useState(false);
  const tabs = [
    { key: "overview", label: "Overview", content: <ListingOverview software={data} /> },
    {
      key: "points",
      label: "Pros and Cons",
      content: <ProsAndCons software={data} isRequested={isRequested} />,
      onOpen: () => setRequested(true),
    },
    ...(company
      ? [{ key: "seller", label: "Seller Details", content: <SellerDetails company={company} /> }]
      : []),
  ];
  return (
    <Item>
      <article>
        <Logo url={logoUrl} name={name} size={64} />
        <div data-name>
          <h2 dir="auto">
            <MaybeLink to={paths.software(databaseId)}>{name}</MaybeLink>
          </h2>
          {company && (
            <div data-by>
              By <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
            </div>
          )}
          {data.manipulationNotice && <Badge tone="neutral">Notice of manipulation</Badge>}
        </div>
        <div data-rating>
          <RatingSummary rating={avgRating} reviewCount={reviewCount} histogram={histogram} />
          <div data-actions>
            <CompareButton software={data} size="sm" />
            <SaveToLists software={data} size="sm" />
          </div>
        </div>
        <div data-about>
          {fit}
          <TabPanels label={`About ${name}`} tabs={tabs} />
          {children}
        </div>
      </article>
    </Item>
  );
}
