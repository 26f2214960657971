import { Box, chakra, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from "react";
import { Button } from "../Button";
import { Close, Plus } from "../icons";
import { controlStyles } from "./control-styles";
import { FormContext } from "./form-context";

const Input = chakra("input", { base: controlStyles });

/** Props of `PointsField`: its name in the form, what its rows are called, and how many of them there may be. */
export interface PointsFieldProps {
  /** The rows are `name.0`, `name.1` … */
  name: string;
  label: string;
  /** One of them: "Pro". */
  item: string;
  hint?: string;
  max: number;
}

/** A list of short texts in a form: Enter adds a row, and the one that is empty is left out. */
export function PointsField({ name, label, item, hint, max }: PointsFieldProps) {
  const { restored, problems, changed } = use(FormContext);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // Rows keep their key and their text when one above them goes.
  const [rows, setRows] = useState(() =>
    Array.from({ length: countRestored(restored, name) }, (_, key) => ({
      key,
      text: restored[`${name}.${key}`] ?? "",
    })),
  );
  const nextKey = useRef(rows.length);
  /** The place that gets the focus when the rows are drawn anew. */
  const focus = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other rows
  useEffect(() => {
    if (focus.current === null) return;
    list.current?.querySelectorAll("input")[focus.current]?.focus();
    focus.current = null;
    changed(name);
  }, [rows]);

  const add = (place: number) => {
    if (rows.length >= max) return;
    focus.current = place;
    setRows(rows.toSpliced(place, 0, { key: nextKey.current++, text: "" }));
  };
  const remove = (place: number) => {
    focus.current = Math.max(place - 1, 0);
    setRows(rows.toSpliced(place, 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    const { value } = event.currentTarget;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      // It would send the form.
      event.preventDefault();
      if (value.trim()) add(place + 1);
    }
    if (event.key === "Backspace" && value === "" && rows.length > 1) {
      event.preventDefault();
      remove(place);
    }
  };
  return (
    <Box as="fieldset" border="0" minWidth="0">
      <Flex as="legend" width="full" justify="space-between" gap="2" mb="1" textStyle="small">
        <Box as="span" fontWeight="medium">
          {label}
        </Box>
        <Box as="span" color="fg.subtle">
          optional
        </Box>
      </Flex>
      {hint && (
        <Box id={`${id}-hint`} textStyle="small" color="fg.muted" mb="1">
          {hint}
        </Box>
      )}
      <Box as="ul" ref={list} listStyleType="none" display="flex" flexDirection="column" gap="2">
        {rows.map(({ key, text }, place) => {
          const path = `${name}.${place}`;
          const problem = problems[path];
          const described = [hint && `${id}-hint`, problem && `${id}-${place}`].filter(Boolean).join(" ");
          return (
            <li key={key}>
              <Flex gap="1" align="center">
                <Input
                  name={path}
                  defaultValue={text}
                  aria-label={`${item} ${place + 1}`}
                  aria-describedby={described || undefined}
                  aria-invalid={problem ? true : undefined}
                  dir="auto"
                  autoComplete="off"
                  enterKeyHint="next"
                  onKeyDown={(event) => onKeyDown(event, place)}
                />
                {rows.length > 1 && (
                  <Button
                    variant="quiet"
                    size="icon"
                    flexShrink="0"
                    aria-label={`Remove ${item.toLowerCase()} ${place + 1}`}
                    onClick={() => remove(place)}
                  >
                    <Close />
                  </Button>
                )}
              </Flex>
              {problem && (
                <Box id={`${id}-${place}`} textStyle="small" color="danger" mt="1">
                  {problem}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
      {rows.length < max ? (
        <Button variant="quiet" size="sm" px="2" mx="-2" mt="1" onClick={() => add(rows.length)}>
          <Plus />
          Add a {item.toLowerCase()}
        </Button>
      ) : (
        <Box textStyle="small" color="fg.muted" mt="2">
          At most {max}.
        </Box>
      )}
    </Box>
  );
}

/** So many rows were filled in before; one at least. */
function countRestored(restored: Readonly<Record<string, string>>, name: string): number {
  const places = Object.keys(restored)
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => Number(path.slice(name.length + 1)));
  return Math.max(...places, 0) + 1;
}
