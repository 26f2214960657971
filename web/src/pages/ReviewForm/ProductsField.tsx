import { Box, Flex } from "@chakra-ui/react";
import { use, useCallback, useEffect, useId, useRef, useState } from "react";
import { SuggestField, type SuggestFieldProps } from "~/components/SuggestField";
import { Button } from "~/ui/Button";
import { FormContext } from "~/ui/form/form-context";
import { Close } from "~/ui/icons";
import { type NamedListing, namedListing, namedListings } from "./review-values";

/** Props of `ProductsField`: its name in the form, its label, and how many listings it may name. */
export interface ProductsFieldProps {
  /** The chosen listings are `name.0`, `name.1` … */
  name: string;
  label: string;
  max: number;
  /** The listing that is reviewed, which is not offered. */
  exceptId: string;
}

type Accepts = NonNullable<SuggestFieldProps["accepts"]>;

/** Listings that one names in a form: chosen with the suggestions of a search, shown with buttons that remove them. */
export function ProductsField({ name, label, max, exceptId }: ProductsFieldProps) {
  const { restored, problems, changed } = use(FormContext);
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly NamedListing[]>(() => namedListings(restored, name));
  const isDrawn = useRef(false);
  const problem = problems[name];

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others are chosen
  useEffect(() => {
    if (isDrawn.current) {
      changed(name);
      const search = root.current?.querySelector<HTMLElement>("input[type=search]");
      // Without a field to search in, the listing that came last has it.
      const last = [...(root.current?.querySelectorAll("button") ?? [])].at(-1);
      (search ?? last)?.focus();
    }
    isDrawn.current = true;
  }, [chosen]);

  const accepts: Accepts = useCallback(
    ({ type, databaseId }) =>
      type === "SOFTWARE" && databaseId !== exceptId && !chosen.some((one) => one.id === databaseId),
    [chosen, exceptId],
  );
  return (
    <Box
      as="fieldset"
      ref={root}
      border="0"
      minWidth="0"
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <Flex as="legend" width="full" justify="space-between" gap="2" mb="1" textStyle="small">
        <Box as="span" fontWeight="medium">
          {label}
        </Box>
        <Box as="span" color="fg.subtle">
          optional
        </Box>
      </Flex>
      {/* An empty one says that nothing is chosen, where something was. */}
      {chosen.length === 0 && <input type="hidden" name={`${name}.0`} value="" />}
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {chosen.map((one, place) => (
          <Flex
            as="li"
            key={one.id}
            align="center"
            gap="1"
            ps="3"
            mb="2"
            maxWidth="full"
            borderWidth="1px"
            borderColor="border.strong"
            borderRadius="md"
          >
            <input type="hidden" name={`${name}.${place}`} value={namedListing(one)} />
            <Box
              as="span"
              minWidth="0"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
              dir="auto"
            >
              {one.name}
            </Box>
            <Button
              variant="quiet"
              size="icon"
              flexShrink="0"
              aria-label={`Remove ${one.name}`}
              onClick={() => setChosen(chosen.filter((other) => other !== one))}
            >
              <Close />
            </Button>
          </Flex>
        ))}
      </Box>
      {chosen.length < max && (
        // Without a name the text itself is not part of the form.
        <SuggestField
          name=""
          label={max === 1 ? "Search for a product" : `Search for up to ${max} products`}
          accepts={accepts}
          onPick={({ databaseId, name: picked }) => setChosen([...chosen, { id: databaseId, name: picked }])}
        />
      )}
      {problem && (
        <Box id={`${id}-problem`} textStyle="small" color="danger" mt="1">
          {problem}
        </Box>
      )}
    </Box>
  );
}
