import { Box, chakra, Flex } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";
import { useSyncedField } from "~/ui/use-synced-field";
import { type Choice, ChoiceGrid } from "./FilterChoices";

const Input = chakra("input", {
  base: {
    width: "full",
    height: "10",
    px: "3",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
  },
});

/** Props of `PriceFilter`: the range of the address, and the address with another one. */
export interface PriceFilterProps {
  label: string;
  min: string;
  max: string;
  choices: readonly Choice[];
  hrefWith: (min: string, max: string) => string;
}

/** A range of prices: two amounts in the form, and links to usual ranges with their counts. */
export function PriceFilter({ label, min, max, choices, hrefWith }: PriceFilterProps) {
  return (
    <Box as="fieldset" border="0" minWidth="0" fontSize="sm">
      <Box as="legend" fontWeight="semibold" mb="1">
        {label}
      </Box>
      <Flex gap="2" align="center" mb="1">
        <Amount name="priceMin" label="Lowest price" placeholder="from" value={min} />
        <Amount name="priceMax" label="Highest price" placeholder="to" value={max} />
      </Flex>
      <ChoiceGrid>
        {choices.map(({ value, label: range, count, isChosen }) => {
          const [from = "", to = ""] = isChosen ? [] : value.split("-");
          return (
            <Flex key={value} justify="space-between" align="center" minHeight="8" gap="2">
              <TextLink
                to={hrefWith(from === "0" && to !== "0" ? "" : from, to)}
                aria-current={isChosen ? "true" : undefined}
                fontWeight={isChosen ? "semibold" : undefined}
                preventScrollReset
              >
                {range}
              </TextLink>
              <Box as="span" color="fg.subtle" fontVariantNumeric="tabular-nums">
                {formatCount(count)}
              </Box>
            </Flex>
          );
        })}
      </ChoiceGrid>
    </Box>
  );
}

interface AmountProps {
  name: string;
  label: string;
  placeholder: string;
  value: string;
}

function Amount({ label, value, ...field }: AmountProps) {
  const ref = useSyncedField<HTMLInputElement>(value);
  return (
    <Input
      ref={ref}
      aria-label={label}
      type="number"
      min="0"
      max="999999999"
      step="0.01"
      inputMode="decimal"
      defaultValue={value}
      minWidth="0"
      {...field}
    />
  );
}
