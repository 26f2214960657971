import { graphql, useFragment } from "react-relay/hooks";
import type { SearchValues } from "~/address/site-search";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import { paths } from "~/paths";
import type { FoundSoftware_directory$key } from "~/relay/__generated__/FoundSoftware_directory.graphql";
import { Pagination } from "~/ui/Pagination";
import { NothingFound } from "./NothingFound";

/** What the Software tab needs: one page of hits, and what stands in the address. */
export interface FoundSoftwareProps {
  directory: FoundSoftware_directory$key;
  values: SearchValues;
}

/** The Software tab: one page of hits as a grid or a list, the best rated first. */
export function FoundSoftware({ directory, values }: FoundSoftwareProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment FoundSoftware_directory on SoftwareConnection {
        edges {
          node {
            id
            ...SoftwareCard_software
          }
        }
        pageCursors {
          totalPages
          around {
            page
          }
        }
      }
    `,
    directory,
  );
  const { query, view, page } = values;
  if (edges.length === 0) return <NothingFound heading="No software found" values={values} />;
  return (
    <>
      <SoftwareCards form={view}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SoftwareCard software={node} form={view} lines={view === "list" ? 4 : 3} mark={query} />
          </li>
        ))}
      </SoftwareCards>
      <Pagination
        current={page}
        total={pageCursors.totalPages}
        pages={pageCursors.around.map((each) => each.page)}
        hrefOf={(each) => paths.search({ ...values, page: each })}
      />
    </>
  );
}
