import { limits } from "@assay/api/inputs";
import { Box, Flex, Grid } from "@chakra-ui/react";
import { useMemo, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { EditDialog } from "~/components/admin/EditDialog";
import { EditPending } from "~/components/admin/EditPending";
import { useSessionLost } from "~/components/admin/use-admin-refused";
import { useAsked } from "~/components/admin/use-asked";
import { useEditDraft } from "~/components/admin/use-edit-draft";
import type { ContentDialogQuery } from "~/relay/__generated__/ContentDialogQuery.graphql";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import type { Values } from "~/ui/form/problems";
import { TextArea } from "~/ui/form/TextArea";
import { useSaveCategory } from "../use-save-category";
import { ArticleField } from "./ArticleField";
import { ContentPreview } from "./ContentPreview";
import { contentFields, contentRules, valuesOf } from "./content-values";
import { contentDrafts } from "./drafts";

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
        contentSections {
          id
          heading
          content
        }
        updatedAt
      }
    }
  }
`;

/** What the dialog takes: the database id of the category, and what closes it. */
export interface ContentDialogProps {
  id: string;
  onClose: () => void;
}

/** Changes what a category tells. What is typed is kept in this tab until it is saved, also where the session ends on the way. */
export function ContentDialog({ id, onClose }: ContentDialogProps) {
  const { first, isFailed, ask } = useAsked<ContentDialogQuery>(query, { id }, id);
  const save = useSaveCategory(id);
  const sessionLost = useSessionLost();
  const [typed, setTyped] = useState<Values | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const isBySection = useRef(true);
  const rules = useMemo(() => contentRules(() => isBySection.current), []);
  const stored = useMemo(() => edited(first), [first]);
  const name = first?.administration?.category?.name ?? "";
  const kept = useEditDraft(contentDrafts, { id, name }, stored, onClose);
  const { begun } = kept;
  if (!begun) {
    return (
      <EditPending
        heading="Edit content"
        what="category"
        isFailed={isFailed}
        found={first && (first.administration ? "nothing" : "no administration")}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      key={kept.key}
      {...kept.props}
      heading={`Content of ${name}`}
      what="category"
      begun={begun}
      onValues={(values, isDirty) => {
        setTyped(values);
        kept.props.onValues(values, isDirty);
      }}
      fields={contentFields}
      rules={rules}
      save={async (change, ifUpdatedAt) => {
        const saving = await save(change, ifUpdatedAt);
        if ("saved" in saving) kept.forget();
        return saving;
      }}
      look={async () => {
        const now = await ask();
        if (now && !now.administration) sessionLost();
        return edited(now);
      }}
      told={{
        saved: "Category content updated",
        failed: "Update Failed",
        generic: "Failed to update category",
      }}
    >
      {kept.notice}
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
          <ArticleField isBySection={isBySection} />
        </Flex>
        {isPreviewed && <ContentPreview name={name} values={typed ?? begun.values} />}
      </Grid>
    </EditDialog>
  );
}

const edited = (answer: ContentDialogQuery["response"] | null) => {
  const category = answer?.administration?.category;
  return category ? { values: valuesOf(category), updatedAt: category.updatedAt } : null;
};
