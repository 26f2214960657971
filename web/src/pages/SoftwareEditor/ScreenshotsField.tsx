import { limits } from "@assay/api/inputs";
import { Box, chakra, Flex } from "@chakra-ui/react";
import { use, useState } from "react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { FormContext } from "~/ui/form/form-context";
import { MoveButtons } from "~/ui/form/MoveButtons";
import { Plus } from "~/ui/icons";
import { RowFrame } from "./RowFrame";
import { useRows } from "./use-rows";

const Picture = chakra("img", {
  base: {
    display: "block",
    width: { base: "full", sm: "10rem" },
    aspectRatio: "16 / 10",
    flexShrink: 0,
    objectFit: "cover",
    objectPosition: "top",
    bg: "bg.muted",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border",
    borderRadius: "md",
  },
});

/** The screenshots in the form, in the order in which the listing shows them. */
export function ScreenshotsField() {
  const { rows, root, said, add, remove, moveBy } = useRows("screenshots", "Screenshot");
  const { problems } = use(FormContext);
  return (
    <Box ref={root as React.Ref<HTMLDivElement>}>
      {rows.length === 0 && (
        <Box color="fg.muted" mb="3">
          No screenshot yet. Two or three show buyers what to expect.
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
            <ScreenshotRow at={`screenshots.${place}`} />
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
        {said}
      </Box>
    </Box>
  );
}

/** A screenshot's address and caption, beside what stands at the address. */
function ScreenshotRow({ at }: { at: string }) {
  const { kept } = use(FormContext);
  const [url, setUrl] = useState(kept[`${at}.url`] ?? "");
  const isPicture = /^(https?:\/|\/[^/\\])\S+$/.test(url);
  return (
    <Flex direction={{ base: "column", sm: "row" }} gap="4">
      {isPicture && <Picture key={url} src={url} alt="" loading="lazy" referrerPolicy="no-referrer" />}
      <Flex direction="column" gap="3" flex="1" minWidth="0">
        <Field
          name={`${at}.url`}
          label="Address of the picture"
          required
          inputMode="url"
          autoComplete="off"
          onBlur={({ currentTarget }) => setUrl(currentTarget.value.trim())}
        />
        <Field name={`${at}.caption`} label="Caption" limit={limits.caption} autoComplete="off" />
      </Flex>
    </Flex>
  );
}
