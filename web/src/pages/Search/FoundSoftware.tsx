import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareResults } from "~/components/SoftwareResults";
import { paths } from "~/paths";
import type { FoundSoftware_directory$key } from "~/relay/__generated__/FoundSoftware_directory.graphql";
import type { SearchValues } from "~/search-params/search";
import { NothingFound } from "./NothingFound";

/** Props of `FoundSoftware`: one page of results, and the page's search params. */
export interface FoundSoftwareProps {
  directory: FoundSoftware_directory$key;
  values: SearchValues;
}

/** The Software tab: one page of results as a grid or a list, best rated first. */
export function FoundSoftware({ directory, values }: FoundSoftwareProps) {
  const data = useFragment(
    graphql`
      fragment FoundSoftware_directory on SoftwareConnection {
        edges {
          node {
            id
          }
        }
        ...SoftwareResults_directory
      }
    `,
    directory,
  );
  const { query, view, page } = values;
  if (data.edges.length === 0) return <NothingFound heading="No software found" values={values} />;
  return (
    <SoftwareResults
      directory={data}
      form={view}
      page={page}
      hrefOf={(each) => paths.search({ ...values, page: each })}
      mark={query}
    />
  );
}
