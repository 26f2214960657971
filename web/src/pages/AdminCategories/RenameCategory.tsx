import { type CategoryChange, categoryChange, limits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { useEdited } from "~/components/admin/use-edited";
import { paths } from "~/paths";
import type { RenameCategoryQuery } from "~/relay/__generated__/RenameCategoryQuery.graphql";
import { useSite } from "~/site";
import { Field } from "~/ui/form/Field";
import type { Rules, Values } from "~/ui/form/problems";
import { useSaveCategory } from "./use-save-category";

const query = graphql`
  query RenameCategoryQuery($id: ID!) {
    administration {
      category(databaseId: $id) {
        name
        slug
        updatedAt
      }
    }
  }
`;

/** A blank slug is derived from the name. */
const rules: Rules<CategoryChange> = {
  safeParse(given) {
    const { name, slug } = given as Values;
    return categoryChange.safeParse({
      ...(name !== undefined && { name }),
      ...(slug?.trim() && { slug: slug.trim() }),
    });
  },
};

/** Props of `RenameCategory`: the database id of the category, and a callback that closes it. */
export interface RenameCategoryProps {
  id: string;
  onClose: () => void;
}

/** Changes a category's name and slug; the former slug redirects to the new one. */
export function RenameCategory({ id, onClose }: RenameCategoryProps) {
  const site = useSite();
  const edited = useEdited<RenameCategoryQuery>(query, id, read);
  const save = useSaveCategory(id);
  const slug = edited.latest?.administration?.category?.slug ?? "";
  const isPopular = site.popularCategories.some((popular) => popular.slug === slug);
  return (
    <EditDialog
      edited={edited}
      heading={`Rename ${edited.name || "category"}`}
      what="category"
      fields={{ name: { label: "The name" }, slug: { label: "The slug" } }}
      rules={rules}
      save={save}
      messages={{ saved: "Category renamed", failed: "Update Failed", generic: "Failed to update category" }}
      onClose={onClose}
    >
      <Field name="name" label="Name" required limit={limits.thingName} autoComplete="off" />
      <Field
        name="slug"
        label="Slug"
        hint={`Currently ${slug}. Lowercase letters, digits and hyphens. Leave blank to generate it from the name.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
        If the slug changes, {paths.category(slug)} redirects to the new address, so links and bookmarks keep
        working.
        {isPopular &&
          ` The home page refers to this category by its slug. To stay among the popular categories, it must keep ${slug}.`}
      </Box>
    </EditDialog>
  );
}

const read = ({ category }: NonNullable<RenameCategoryQuery["response"]["administration"]>) =>
  category && {
    name: category.name,
    values: { name: category.name, slug: "" },
    updatedAt: category.updatedAt,
  };
