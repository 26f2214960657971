import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { RecordList } from "~/components/admin/RecordList";
import type { Selection } from "~/components/admin/use-selection";
import type { CategoryResults_categories$key } from "~/relay/__generated__/CategoryResults_categories.graphql";
import type { AdminCategoriesValues } from "~/search-params/admin-categories";
import { Badge } from "~/ui/Badge";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { ancestorNames, type FlatCategory } from "./tree-nodes";
import type { CategoryRecord } from "./use-category-changes";

/** Props of `CategoryResults`: the results, and all categories, for their ancestors. */
export interface CategoryResultsProps {
  found: CategoryResults_categories$key;
  all: readonly FlatCategory[];
  values: AdminCategoriesValues;
  selection: Selection<CategoryRecord>;
}

/** The categories that were found, as a list by name. */
export function CategoryResults({ found, all, values, selection }: CategoryResultsProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment CategoryResults_categories on CategoryConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            databaseId
            name
            categoryType
            isActive
            softwareCount
            updatedAt
            parent {
              databaseId
            }
          }
        }
      }
    `,
    found,
  );
  return (
    <RecordList
      label="Categories"
      columns={["Name", "Type", "Listings", "Changed", "Status"]}
      selection={selection}
      rows={edges.map(({ node }) => ({
        record: {
          id: node.databaseId,
          name: node.name,
          type: node.categoryType as CategoryRecord["type"],
          isActive: node.isActive,
          parentId: node.parent?.databaseId ?? null,
          updatedAt: node.updatedAt,
        },
        href: adminPaths.categories({ ...values, open: node.databaseId }),
        note: ancestorNames(all, node.parent?.databaseId ?? null).join(" › ") || undefined,
        cells: [
          node.categoryType === "SERVICE" ? "Services" : "Software",
          formatCount(node.softwareCount),
          <CalendarDate key="changed" iso={node.updatedAt} />,
          node.isActive ? (
            "Active"
          ) : (
            <Badge key="state" tone="neutral">
              Inactive
            </Badge>
          ),
        ],
      }))}
      total={totalCount}
      what={["category", "categories"]}
      pageInfo={pageInfo}
      values={values}
      hrefOf={adminPaths.categories}
    />
  );
}
