import { limits } from "@assay/api/inputs";
import { Box, Flex, Grid } from "@chakra-ui/react";
import { use, useMemo, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { editDrafts } from "~/components/admin/edit-drafts";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import { useEdited } from "~/components/admin/use-edited";
import type { ContentDialogQuery } from "~/relay/__generated__/ContentDialogQuery.graphql";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { FormContext } from "~/ui/form/form-context";
import type { Values } from "~/ui/form/problems";
import { TextArea } from "~/ui/form/TextArea";
import { useSaveCategory } from "../use-save-category";
import { ArticleField } from "./ArticleField";
import { ContentPreview } from "./ContentPreview";
import { contentFields, contentRules, storedFeaturesField, valuesOf } from "./content-values";

/** Unsaved edits of categories' content. */
export const contentDrafts = editDrafts("assay-category-content");

const query = graphql`
  query ContentDialogQuery($id: ID!) {
    administration {
      category(databaseId: $id) {
        name
        description
        heroDescription
        longDescription
        metaTitle
        metaDescription
        synonyms
        contentSections {
          id
          heading
          content
        }
        comparedFeatures {
          key
          name
          description
        }
        updatedAt
      }
    }
  }
`;

/** Props of `ContentDialog`: the database id of the category, and a callback that closes it. */
export interface ContentDialogProps {
  id: string;
  onClose: () => void;
}

/** Edits the content of a category. Unsaved input is kept in this tab, even if the session ends meanwhile. */
export function ContentDialog({ id, onClose }: ContentDialogProps) {
  const edited = useEdited<ContentDialogQuery>(query, id, read);
  const draft = useEditDraft(contentDrafts, edited, edited.stored, onClose);
  const save = useSaveCategory(id);
  const [typed, setTyped] = useState<Values | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const isBySection = useRef(true);
  const rules = useMemo(() => contentRules(() => isBySection.current), []);
  return (
    <EditDialog
      edited={edited}
      draft={draft}
      heading={edited.name ? `Content of ${edited.name}` : "Edit content"}
      what="category"
      fields={contentFields}
      rules={rules}
      save={save}
      onValues={setTyped}
      messages={{
        saved: "Category content updated",
        failed: "Update Failed",
        generic: "Failed to update category",
      }}
      onClose={onClose}
    >
      <Box>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? "Hide preview" : "Show preview"}
        </Button>
      </Box>
      <Grid
        gap="6"
        templateColumns={isPreviewed ? { lg: "minmax(0, 1fr) minmax(0, 1fr)" } : "minmax(0, 1fr)"}
        alignItems="start"
      >
        <Flex direction="column" gap="5" minWidth="0">
          <TextArea
            name="description"
            label="Description"
            hint="Shown under its name in the list of categories."
            limit={limits.description}
            rows={2}
          />
          <TextArea
            name="heroDescription"
            label="Hero description"
            hint="Shown under the heading of its page. If empty, the description is shown."
            limit={limits.description}
            rows={3}
          />
          <TextArea
            name="longDescription"
            label="Long description"
            hint="Shown before the generated topics while there is no article."
            limit={limits.description}
            rows={4}
          />
          <Field name="metaTitle" label="Meta title" limit={300} autoComplete="off" />
          <TextArea name="metaDescription" label="Meta description" limit={1000} rows={2} />
          <TextArea
            name="synonyms"
            label="Synonyms"
            hint="What else people call it, one per line. The best match of a search finds its listings by them."
            rows={4}
          />
          <ArticleField isBySection={isBySection} />
          <TextArea
            name="comparedFeatures"
            label="Features for comparison"
            hint={`One per line, at most ${limits.vocabulary}: Name | what it means. Vendors tick them and reviewers confirm them. To rename one, edit its line; deleting a line deletes what was said about it.`}
            rows={6}
          />
          <HiddenValue name={storedFeaturesField} />
        </Flex>
        {isPreviewed && <ContentPreview name={edited.name} values={typed ?? draft.initial?.values ?? {}} />}
      </Grid>
    </EditDialog>
  );
}

/** A value that the form only carries. */
function HiddenValue({ name }: { name: string }) {
  const { restored } = use(FormContext);
  return <input type="hidden" name={name} defaultValue={restored[name]} />;
}

const read = ({ category }: NonNullable<ContentDialogQuery["response"]["administration"]>) =>
  category && { name: category.name, values: valuesOf(category), updatedAt: category.updatedAt };
