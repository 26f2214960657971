import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { AlternativesPageQuery } from "~/relay/__generated__/AlternativesPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { alternativesParams } from "~/search-params/detail-pages";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { EmptyState } from "~/ui/EmptyState";
import { Page } from "~/ui/Page";
import { Pagination } from "~/ui/Pagination";
import { TextLink } from "~/ui/TextLink";
import { AlternativeRow } from "./AlternativeRow";
import { AlternativesHead } from "./AlternativesHead";
import data from "./data";
import { HowOrdered, howOrderedId } from "./HowOrdered";
import { Moves } from "./Moves";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /software/{id}/alternatives: what people may use instead of a listing, and why. */
export default function AlternativesPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading alternatives" />}>
      <Alternatives />
    </PageSuspense>
  );
}

function Alternatives() {
  const { software } = usePageQuery<AlternativesPageQuery>(graphql`
    query AlternativesPageQuery($databaseId: ID, $slug: String, $page: Int!) {
      software(databaseId: $databaseId, slug: $slug) {
        databaseId
        name
        alternatives(first: 16, page: $page) {
          totalCount
          edges {
            node {
              software {
                databaseId
              }
              ...AlternativeRow_alternative
            }
          }
          pageCursors {
            totalPages
            around {
              page
            }
          }
          ...AlternativesHead_alternatives
        }
        moves {
          ...Moves_moves
        }
        ...AlternativesHead_software
        ...AlternativeRow_software
      }
    }
  `);
  const { search } = useLocation();
  if (!software) return null;
  const { databaseId, name, alternatives, moves } = software;
  const { page } = alternativesParams.read(new URL(search, "http://localhost"));
  const { edges, totalCount, pageCursors } = alternatives;
  return (
    <Page pb="12">
      <AlternativesHead software={software} alternatives={alternatives} page={page} />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Software", href: paths.softwareDirectory() },
          { label: name, href: paths.software(databaseId) },
          { label: "Alternatives" },
        ]}
      />
      <Box as="h1" textStyle="title" mt="2" mb="2" dir="auto">
        Alternatives to {name}
      </Box>
      {totalCount === 0 ? (
        <EmptyState
          heading="No alternatives yet"
          text={`Nothing else is listed in the categories of ${name}, and too few reviewers name another product.`}
          action={<LinkButton to={paths.software(databaseId)}>Back to {name}</LinkButton>}
        />
      ) : (
        <>
          <Box as="p" color="fg.muted" maxWidth="prose" mb="4" dir="auto">
            {formatCount(totalCount)} {totalCount === 1 ? "product" : "products"}, by what they share with{" "}
            {name}, what visitors compare, and what reviewers used before or looked at.{" "}
            <TextLink to={`#${howOrderedId}`}>How they are ordered</TextLink>
          </Box>
          <Box as="ol" listStyleType="none" borderTopWidth="1px" borderColor="border">
            {edges.map(({ node }) => (
              <AlternativeRow key={node.software.databaseId} alternative={node} software={software} />
            ))}
          </Box>
          <Pagination
            current={page}
            total={pageCursors.totalPages}
            pages={pageCursors.around.map((each) => each.page)}
            hrefOf={(each) => paths.alternatives(databaseId, { page: each })}
          />
        </>
      )}
      <Moves moves={moves} name={name} />
      {totalCount > 0 && <HowOrdered />}
    </Page>
  );
}
