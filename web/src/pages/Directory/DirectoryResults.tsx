import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareResults } from "~/components/SoftwareResults";
import { paths } from "~/paths";
import type { DirectoryResults_directory$key } from "~/relay/__generated__/DirectoryResults_directory.graphql";
import type { DirectoryValues } from "~/search-params/directory";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { type FilterChip, FilterChips } from "~/ui/FilterChips";
import { focusCount } from "./DirectoryCount";

/** Props of `DirectoryResults`: one page of software, the page's search params, and the active filters. */
export interface DirectoryResultsProps {
  directory: DirectoryResults_directory$key;
  values: DirectoryValues;
  chips: readonly FilterChip[];
}

/** The active filters, and below them one page of software as a grid or a list. */
export function DirectoryResults({ directory, values, chips }: DirectoryResultsProps) {
  const data = useFragment(
    graphql`
      fragment DirectoryResults_directory on SoftwareConnection {
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
  const { sort, view, page } = values;
  // Sort order and view are not filters, so they stay.
  const clearHref = paths.softwareDirectory({ sort, view });
  if (data.edges.length === 0) {
    return (
      <Box mt="4">
        <FilterChips chips={chips} onRemove={focusCount} />
        <EmptyState
          heading="No software found"
          text={chips.length > 0 ? "Try another search, or fewer filters." : "No software is listed yet."}
          action={
            chips.length > 0 && (
              <LinkButton to={clearHref} preventScrollReset onClick={focusCount}>
                Clear Filters
              </LinkButton>
            )
          }
        />
      </Box>
    );
  }
  return (
    <>
      <Box mt="4" mb="6">
        <FilterChips chips={chips} onRemove={focusCount} clearHref={clearHref} />
      </Box>
      <SoftwareResults
        directory={data}
        form={view}
        page={page}
        hrefOf={(each) => paths.softwareDirectory({ ...values, page: each })}
      />
    </>
  );
}
