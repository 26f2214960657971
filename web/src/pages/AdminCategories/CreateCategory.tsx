import { type CategoryInput, categoryInput, limits } from "@assay/api/inputs";
import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useAdminError } from "~/components/admin/use-admin-error";
import { useReload } from "~/components/admin/use-reload";
import type { CreateCategoryMutation } from "~/relay/__generated__/CreateCategoryMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { fieldProblems, type Rules, type Values } from "~/ui/form/problems";
import { RadioField } from "~/ui/form/RadioField";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";
import { parentOptions, type TreeNode, visibleNodes } from "./tree-nodes";

/** Props of `CreateCategory`: the tree, the preselected place, and callbacks. */
export interface CreateCategoryProps {
  nodes: readonly TreeNode[];
  /** The value of the preselected place: an id, or a type for its top level. */
  place: string;
  /** Called with the database id of the new category. */
  onCreated: (id: string) => void;
  onClose: () => void;
}

const states = [
  { value: "active", label: "Active: visible to everyone" },
  { value: "inactive", label: "Inactive: hidden until it is activated" },
] as const;
const types = { SOFTWARE: "software", SERVICE: "service" } as const;

/** Creates a category. One select sets both its parent and its type. */
export function CreateCategory({ nodes, place, onCreated, onClose }: CreateCategoryProps) {
  const create = useMutate<CreateCategoryMutation>(graphql`
    mutation CreateCategoryMutation($input: CreateCategoryInput!) {
      createCategory(input: $input) {
        __typename
        ... on CategorySaved {
          category {
            id
            databaseId
            name
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const reload = useReload();
  const refused = useAdminError("Category Not Created", "Failed to create category. Please try again.");
  const rules: Rules<CategoryInput> = {
    safeParse(given) {
      const read = categoryInput.safeParse(inputOf(given as Values, nodes));
      if (read.success) return read;
      const issues = read.error.issues.map(({ path, message }) => ({
        path: [fieldOf(path.join("."))],
        message,
      }));
      return { success: false, error: { issues } };
    },
  };
  return (
    <ModalDialog heading="New category" isBusy={isBusy} onClose={onClose}>
      <Form
        label="New category"
        rules={rules}
        values={{ place, state: "active" }}
        send={async ({ categoryType, name, parentId, slug, description, isActive }) => {
          setBusy(true);
          const { answer, failure } = await create({
            input: {
              name,
              parentId,
              slug,
              description,
              isActive,
              categoryType: categoryType === "service" ? "SERVICE" : "SOFTWARE",
            },
          });
          setBusy(false);
          if (failure) return refused(failure);
          const result = answer.createCategory;
          if (result.__typename === "ValidationError") {
            return {
              fields: fieldProblems(
                result.fields.map(({ path, message }) => ({ path: fieldOf(path), message })),
              ),
            };
          }
          if (result.__typename !== "CategorySaved")
            return { form: "Failed to create category. Please try again." };
          toast({ title: "Category created", description: result.category.name });
          onClose();
          await reload();
          onCreated(result.category.databaseId);
          return "leaving";
        }}
      >
        <Field name="name" label="Name" required limit={limits.thingName} autoComplete="off" />
        <SelectField
          name="place"
          label="Parent category"
          isRequired
          options={[
            { value: "software", label: "Top level of software" },
            ...parentOptions(nodes, "SOFTWARE"),
            { value: "service", label: "Top level of services" },
            ...parentOptions(nodes, "SERVICE"),
          ]}
        />
        <Field
          name="slug"
          label="Slug"
          hint="Lowercase letters, digits and hyphens. Leave blank to generate it from the name."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          name="description"
          label="Description"
          hint="Shown under its name in the list of categories. You can add the content of its page later."
          limit={limits.description}
          rows={2}
        />
        <RadioField name="state" label="Status" options={states} />
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={() => isBusy || onClose()}>
            Cancel
          </Button>
          <SubmitButton busy="Creating…">Create category</SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}

function inputOf({ place = "", state, slug = "", ...fields }: Values, nodes: readonly TreeNode[]) {
  const parent = visibleNodes(nodes, () => true).find(({ id }) => id === place);
  return {
    ...fields,
    slug: slug.trim() || null,
    isActive: state !== "inactive",
    parentId: parent?.id ?? null,
    categoryType: parent ? types[parent.type] : place,
  };
}

/** Parent and type share one field. */
const fieldOf = (path: string) => (path === "parentId" || path === "categoryType" ? "place" : path);
