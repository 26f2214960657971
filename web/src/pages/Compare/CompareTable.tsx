import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { removeCompared } from "~/components/compare/compared";
import { SaveButton } from "~/components/lists/SaveButton";
import { paths } from "~/paths";
import type { CompareTable_software$key } from "~/relay/__generated__/CompareTable_software.graphql";
import type { CompareView } from "~/search-params/compare";
import { ClampText } from "~/ui/ClampText";
import { focusMain } from "~/ui/focus-main";
import { Close } from "~/ui/icons";
import { Link } from "~/ui/Link";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { CompareCell } from "./CompareCell";
import { compareRows, type Group, type Listing } from "./compare-rows";
import { Scroller, Table } from "./compare-styles";

/** Props of `CompareTable`; the link that removes a column keeps the other search params. */
export interface CompareTableProps {
  software: CompareTable_software$key;
  view: CompareView;
}

/** The compared listings side by side. */
export function CompareTable({ software, view }: CompareTableProps) {
  const listings = useFragment(
    graphql`
      fragment CompareTable_software on Software @relay(plural: true) {
        databaseId
        name
        logoUrl
        isSaved
        avgRating
        reviewCount
        features
        platforms
        hasFreeTrial
        languages
        supportKinds
        featureAnswers(unique: true) {
          feature {
            name
            description
          }
          isOffered
          confirmedCount
          deniedCount
          answer
        }
        company {
          databaseId
          name
        }
        categories {
          slug
          name
        }
        subRatings {
          easeOfUse
          support
          value
        }
        segmentRatings {
          segment
          avgRating
          reviewCount
        }
        prosAndCons {
          pros {
            text
            count
          }
          cons {
            text
            count
          }
        }
        plans {
          databaseId
          name
          price
          currency
          billingPeriod
          unit
          minimumPeople
        }
      }
    `,
    software,
  );
  const groups = compareRows(listings, view);
  const ids = listings.map(({ databaseId }) => databaseId);
  const hrefWithout = (id: string) => paths.compare({ ...view, ids: ids.filter((each) => each !== id) });
  const currencies = new Set(listings.flatMap(({ plans }) => plans.map(({ currency }) => currency)));
  return (
    <>
      {/* A scrollable area must be reachable by keyboard. */}
      <Scroller role="region" aria-label="Comparison table" tabIndex={0}>
        <Table style={{ "--columns": listings.length } as React.CSSProperties}>
          <caption>
            <span data-visually-hidden>
              {listings.map(({ name }) => name).join(", ")} side by side
              {view.only === "differences" && ", only where they differ"}
              {view.only === "open" && ", only where something is not known"}
            </span>
          </caption>
          <colgroup>
            <Box as="col" width={{ base: "8rem", lg: "12rem" }} />
          </colgroup>
          <thead>
            <tr>
              <td data-row />
              {listings.map((listing) => (
                <th key={listing.databaseId} scope="col">
                  <ColumnHead listing={listing} hrefWithout={hrefWithout(listing.databaseId)} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Rows key={group.heading} group={group} listings={listings} people={view.people} />
          ))}
        </Table>
      </Scroller>
      {groups.length === 0 && (
        <Box py="8" color="fg.muted">
          {view.only === "open"
            ? "There are no open questions: everything compared here is known."
            : "These products do not differ in anything listed here."}
        </Box>
      )}
      <Box textStyle="small" color="fg.subtle" mt="4">
        Vendors provide features and prices; reviewers confirm or deny features, and three or more decide by
        majority. “Not known” does not mean no. Costs are computed from the listed prices for this number of
        people; plans may have limits that are not listed.
        {currencies.size > 1 && " Prices are in different currencies and are not converted."}
      </Box>
    </>
  );
}

function ColumnHead({ listing, hrefWithout }: { listing: Listing; hrefWithout: string }) {
  const { databaseId, name, logoUrl, isSaved } = listing;
  return (
    <>
      <Flex align="flex-start">
        <Box flex="1">
          <Logo url={logoUrl} name={name} size={40} />
        </Box>
        <SaveButton software={{ databaseId, name, isSaved }} />
        <Link
          to={hrefWithout}
          preventScrollReset
          aria-label={`Remove ${name}`}
          onClick={() => {
            removeCompared(databaseId);
            // The link disappears with its column.
            focusMain();
          }}
        >
          <Flex as="span" align="center" justify="center" width="8" height="8" color="fg.muted">
            <Close />
          </Flex>
        </Link>
      </Flex>
      <ClampText lines={3} mt="2" fontSize="md" fontWeight="semibold">
        <MaybeLink to={paths.software(databaseId)}>{name}</MaybeLink>
      </ClampText>
    </>
  );
}

function Rows({ group, listings, people }: { group: Group; listings: readonly Listing[]; people: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={listings.length + 1} data-group>
          {group.heading}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" data-row dir="auto">
            {row.label}
            {"hint" in row && row.hint && (
              <span data-hint dir="auto">
                {row.hint}
              </span>
            )}
          </th>
          {listings.map((listing, column) => (
            <td key={listing.databaseId}>
              <CompareCell row={row} listing={listing} column={column} people={people} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
