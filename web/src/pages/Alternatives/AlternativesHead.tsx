import { graphql, useFragment } from "react-relay/hooks";
import { shareMetadata } from "~/components/metadata/software";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { AlternativesHead_alternatives$key } from "~/relay/__generated__/AlternativesHead_alternatives.graphql";
import type { AlternativesHead_software$key } from "~/relay/__generated__/AlternativesHead_software.graphql";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";

/** The data for the head. */
export interface AlternativesHeadProps {
  software: AlternativesHead_software$key;
  alternatives: AlternativesHead_alternatives$key;
  page: number;
}

/** Fewer alternatives are too little for search engines. */
const minIndexed = 3;
const pageSize = 16;

/** Title, robots and structured data of the alternatives to a listing. */
export function AlternativesHead({ software, alternatives, page }: AlternativesHeadProps) {
  const data = useFragment(
    graphql`
      fragment AlternativesHead_software on Software {
        databaseId
        name
        isActive
        logoUrl
        avgRating
        reviewCount
        category {
          name
          categoryType
        }
      }
    `,
    software,
  );
  const { totalCount, edges } = useFragment(
    graphql`
      fragment AlternativesHead_alternatives on AlternativeConnection {
        totalCount
        edges {
          node {
            software {
              databaseId
              name
            }
          }
        }
      }
    `,
    alternatives,
  );
  const absolute = useAbsoluteUrl();
  const { databaseId, name, isActive } = data;
  const title = `Alternatives to ${name}`;
  const first = edges.slice(0, 4).map(({ node }) => node.software.name);
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        description={`${totalCount} alternatives to ${name}: ${first.join(", ")}${totalCount > first.length ? " and others" : ""}, by shared features, by what visitors compare, and by what reviewers used before.`}
        canonical={paths.alternatives(databaseId, { page })}
        {...shareMetadata(data)}
        {...((totalCount < minIndexed || !isActive) && { robots: "noindex, follow" })}
      />
      <JsonLd
        data={breadcrumbList(
          [
            { label: "Home", href: paths.home() },
            { label: "Software", href: paths.softwareDirectory() },
            { label: name, href: paths.software(databaseId) },
            { label: "Alternatives", href: paths.alternatives(databaseId) },
          ],
          absolute,
        )}
      />
      {edges.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: edges.map(({ node }, index) => ({
              "@type": "ListItem",
              position: (page - 1) * pageSize + index + 1,
              name: node.software.name,
              url: absolute(paths.software(node.software.databaseId)),
            })),
          }}
        />
      )}
    </>
  );
}
