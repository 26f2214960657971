import { limits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { use, useLayoutEffect, useRef } from "react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { FormContext } from "~/ui/form/form-context";
import { MoveButtons } from "~/ui/form/MoveButtons";
import { RowFrame } from "~/ui/form/RowFrame";
import { TextArea } from "~/ui/form/TextArea";
import { useFieldArray } from "~/ui/form/use-field-array";
import { Plus } from "~/ui/icons";
import { articleField, articleText, sectionsInRows } from "./article-text";

/** The sections of an article with a field for each part; a hidden field contains the result as JSON. */
export function SectionsField() {
  const { rows, root, announcement, add, remove, moveBy } = useFieldArray(articleField, "Section");
  const { problems } = use(FormContext);
  const whole = useRef<HTMLInputElement>(null);
  const gather = () => {
    const fields = root.current?.querySelectorAll<HTMLInputElement>(`[name^="${articleField}."]`) ?? [];
    const values = Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
    if (whole.current) whole.current.value = articleText(sectionsInRows(values));
  };
  // Runs before the form learns that the rows have changed.
  useLayoutEffect(gather);
  return (
    <Box ref={root as React.Ref<HTMLDivElement>} onInput={gather}>
      <input ref={whole} type="hidden" name={articleField} />
      {rows.length === 0 && (
        <Box color="fg.muted" textStyle="small" mb="3">
          No sections yet. Until you add one, the page shows topics generated from the category's data.
        </Box>
      )}
      {rows.map(({ key, form }, place) => (
        <FormContext key={key} value={form}>
          <RowFrame
            heading={`Section ${place + 1}`}
            remove={() => remove(place)}
            buttons={
              <MoveButtons
                name={`Section ${place + 1}`}
                isFirst={place === 0}
                isLast={place === rows.length - 1}
                moveBy={(by) => moveBy(place, by)}
              />
            }
          >
            <Field
              name={`${articleField}.${place}.heading`}
              label="Heading"
              limit={limits.thingName}
              required
              autoComplete="off"
            />
            <TextArea
              name={`${articleField}.${place}.content`}
              label="Text"
              hint="Markdown: headings, lists, quotes, code, **bold**, *italic*, [links](https://…). Separate paragraphs with blank lines. Images, tables and HTML are shown as text."
              limit={limits.description}
              rows={5}
              required
            />
            <Field
              name={`${articleField}.${place}.id`}
              label="Id"
              hint="Used in links to the section. Leave blank to generate it from the heading."
              limit={limits.thingName}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </RowFrame>
        </FormContext>
      ))}
      {problems[articleField] && (
        <Box textStyle="small" color="danger" mb="2">
          {problems[articleField]}
        </Box>
      )}
      {rows.length < limits.contentSections && (
        <Button variant="outline" size="sm" data-add onClick={add}>
          <Plus />
          Add a section
        </Button>
      )}
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </Box>
  );
}
