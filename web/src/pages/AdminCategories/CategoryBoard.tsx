import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { DetailsNotFound } from "~/components/admin/DetailsNotFound";
import { type Change, useChanges } from "~/components/admin/use-changes";
import { useSelection } from "~/components/admin/use-selection";
import type { CategoryBoard_administration$key } from "~/relay/__generated__/CategoryBoard_administration.graphql";
import { type AdminCategoriesValues, isSearched } from "~/search-params/admin-categories";
import { EmptyState } from "~/ui/EmptyState";
import { CategoryDetails } from "./CategoryDetails";
import { CategoryResults } from "./CategoryResults";
import { CategoryTree } from "./CategoryTree";
import { CreateCategory } from "./CreateCategory";
import { ContentDialog } from "./content/ContentDialog";
import { DeactivateDialog } from "./DeactivateDialog";
import { MoveDialog } from "./MoveDialog";
import { RenameCategory } from "./RenameCategory";
import { buildTree, type FlatCategory, visibleNodes } from "./tree-nodes";
import { type CategoryRecord, useCategoryChanges } from "./use-category-changes";

type Dialog =
  | { readonly kind: "move" | "deactivate"; readonly rows: readonly CategoryRecord[] }
  | { readonly kind: "rename"; readonly id: string }
  | { readonly kind: "create"; readonly place: string };

/** Props of `CategoryBoard`: the categories, the page's search params, and whether a new one is being made. */
export interface CategoryBoardProps {
  administration: CategoryBoard_administration$key;
  values: AdminCategoriesValues;
  isCreating: boolean;
  closeCreating: () => void;
}

/** The tree of categories or the search results, with the actions on one or several of them. */
export function CategoryBoard({ administration, values, isCreating, closeCreating }: CategoryBoardProps) {
  const { allCategories, categories, category } = useFragment(
    graphql`
      fragment CategoryBoard_administration on Administration {
        allCategories {
          databaseId
          name
          level
          categoryType
          isActive
          softwareCount
          updatedAt
          parent {
            databaseId
          }
        }
        categories(
          search: $search
          type: $type
          isActive: $isActive
          hasContent: $hasContent
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isSearched) {
          ...CategoryResults_categories
        }
        category(databaseId: $open) @include(if: $isOpen) {
          databaseId
          ...CategoryDetails_category
        }
      }
    `,
    administration,
  );
  const all = useMemo(
    () =>
      allCategories.map(
        ({ databaseId, categoryType, parent, ...rest }): FlatCategory => ({
          ...rest,
          id: databaseId,
          type: categoryType === "SERVICE" ? "SERVICE" : "SOFTWARE",
          parentId: parent?.databaseId ?? null,
        }),
      ),
    [allCategories],
  );
  const nodes = useMemo(() => buildTree(all), [all]);
  const everyNode = useMemo(() => visibleNodes(nodes, () => true), [nodes]);
  const selection = useSelection<CategoryRecord>(all);
  const changes = useChanges<CategoryRecord>();
  const { toActive, toPlace } = useCategoryChanges();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);

  const apply = async (change: Change<CategoryRecord>, rows: readonly CategoryRecord[]) => {
    const { made } = await changes.apply(change, rows);
    selection.drop(made);
  };
  const setActive = (rows: readonly CategoryRecord[], isActive: boolean) => {
    if (isActive) void apply(toActive(true), rows);
    else setDialog({ kind: "deactivate", rows });
  };
  const moveTo = (parentId: string | null, rows: readonly CategoryRecord[]) => {
    const target = all.find(({ id }) => id === parentId);
    return apply(toPlace(parentId, target ? `below ${target.name}` : "to the top level"), rows);
  };
  const open = category && all.find(({ id }) => id === category.databaseId);
  const show = (search: Partial<AdminCategoriesValues>) =>
    void navigate(adminPaths.categories({ ...values, ...search }), { preventScrollReset: true });
  const ofType = nodes.filter(({ type }) => !values.type || type === values.type.toUpperCase());

  return (
    <>
      {categories && isSearched(values) ? (
        <CategoryResults found={categories} all={all} values={values} selection={selection} />
      ) : ofType.length === 0 ? (
        <EmptyState heading="No categories yet" text="Create a category for listings to be placed in." />
      ) : (
        <CategoryTree
          nodes={ofType}
          values={values}
          selection={selection}
          openMove={(rows) => setDialog({ kind: "move", rows })}
          move={(row, target) => void moveTo(target?.id ?? null, [row])}
        />
      )}
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => setActive(selection.chosen, true)}>Activate</BulkButton>
        <BulkButton onClick={() => setActive(selection.chosen, false)}>Deactivate…</BulkButton>
        <BulkButton onClick={() => setDialog({ kind: "move", rows: selection.chosen })}>Move to…</BulkButton>
      </BulkBar>
      {values.open && !category && (
        <DetailsNotFound
          what="category"
          id={values.open}
          closeHref={adminPaths.categories({ ...values, open: "", edit: null })}
        />
      )}
      {category && open && (
        <CategoryDetails
          category={category}
          values={values}
          actions={{
            openRename: () => setDialog({ kind: "rename", id: open.id }),
            openMove: () => setDialog({ kind: "move", rows: [open] }),
            openCreateBelow: () => setDialog({ kind: "create", place: open.id }),
            setActive: (isActive) => setActive([open], isActive),
          }}
        />
      )}
      {open && values.edit === "content" && (
        <ContentDialog key={open.id} id={open.id} onClose={() => show({ edit: null })} />
      )}
      {dialog?.kind === "move" && (
        <MoveDialog
          rows={dialog.rows}
          nodes={nodes}
          onMove={(parentId) => moveTo(parentId, dialog.rows)}
          onClose={close}
        />
      )}
      {dialog?.kind === "deactivate" && (
        <DeactivateDialog
          nodes={everyNode.filter(({ id }) => dialog.rows.some((row) => row.id === id))}
          onConfirm={() => apply(toActive(false), dialog.rows)}
          onClose={close}
        />
      )}
      {dialog?.kind === "rename" && <RenameCategory id={dialog.id} onClose={close} />}
      {(isCreating || dialog?.kind === "create") && (
        <CreateCategory
          nodes={nodes}
          place={dialog?.kind === "create" ? dialog.place : (values.type ?? "software")}
          onCreated={(id) => show({ open: id, edit: null })}
          onClose={() => {
            close();
            closeCreating();
          }}
        />
      )}
    </>
  );
}
