import { limits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { use } from "react";
import { PictureField } from "~/components/pictures/PictureField";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { FormContext } from "~/ui/form/form-context";
import { MoveButtons } from "~/ui/form/MoveButtons";
import { RowFrame } from "~/ui/form/RowFrame";
import { useFieldArray } from "~/ui/form/use-field-array";
import { Plus } from "~/ui/icons";

/** The screenshots in the form, in the listing's order. */
export function ScreenshotsField() {
  const { rows, root, announcement, add, remove, moveBy } = useFieldArray("screenshots", "Screenshot");
  const { problems } = use(FormContext);
  return (
    <Box ref={root as React.Ref<HTMLDivElement>}>
      {rows.length === 0 && (
        <Box color="fg.muted" mb="3">
          No screenshots yet. Two or three show buyers what to expect.
        </Box>
      )}
      {rows.map(({ key, form }, place) => (
        <FormContext key={key} value={form}>
          <RowFrame
            heading={`Screenshot ${place + 1}`}
            remove={() => remove(place)}
            buttons={
              <MoveButtons
                name={`Screenshot ${place + 1}`}
                isFirst={place === 0}
                isLast={place === rows.length - 1}
                moveBy={(by) => moveBy(place, by)}
              />
            }
          >
            <PictureField name={`screenshots.${place}.url`} label="Picture" kind="screenshot" required />
            <Field
              name={`screenshots.${place}.caption`}
              label="Caption"
              limit={limits.caption}
              autoComplete="off"
            />
          </RowFrame>
        </FormContext>
      ))}
      {problems["screenshots"] && (
        <Box textStyle="small" color="danger" mb="2">
          {problems["screenshots"]}
        </Box>
      )}
      {rows.length < limits.screenshots && (
        <Button variant="outline" size="sm" data-add onClick={add}>
          <Plus />
          Add a screenshot
        </Button>
      )}
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </Box>
  );
}
