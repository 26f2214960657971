import { graphql, useFragment } from "react-relay/hooks";
import type { SoftwareResults_directory$key } from "~/relay/__generated__/SoftwareResults_directory.graphql";
import { Pagination } from "~/ui/Pagination";
import { SoftwareCard } from "./SoftwareCard";
import { SoftwareCards } from "./SoftwareCards";

/** Props of `SoftwareResults`: one page of software, its look and number, and the words that are marked in it. */
export interface SoftwareResultsProps {
  directory: SoftwareResults_directory$key;
  form: "grid" | "list";
  page: number;
  hrefOf: (page: number) => string;
  mark?: string;
}

/** One page of software as a grid or a list, and the way to the other pages. */
export function SoftwareResults({ directory, form, page, hrefOf, mark }: SoftwareResultsProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment SoftwareResults_directory on SoftwareConnection {
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
  return (
    <>
      <SoftwareCards form={form}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SoftwareCard
              software={node}
              form={form}
              lines={form === "list" ? 4 : 3}
              {...(mark !== undefined && { mark })}
            />
          </li>
        ))}
      </SoftwareCards>
      <Pagination
        current={page}
        total={pageCursors.totalPages}
        pages={pageCursors.around.map((each) => each.page)}
        hrefOf={hrefOf}
      />
    </>
  );
}
