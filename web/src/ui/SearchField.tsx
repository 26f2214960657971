import { Box, chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Search } from "./icons";
import { useSyncedField } from "./use-synced-field";

const Input = chakra("input", {
  base: {
    width: "full",
    pe: "3",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "md",
  },
  variants: {
    scale: {
      md: { height: "10", ps: "10", fontSize: "sm" },
      lg: { height: "12", ps: "11", fontSize: "md" },
    },
  },
});

/** Props of `SearchField`. `name` is what a form sends it as, `value` the text of the address. */
export interface SearchFieldProps {
  name: string;
  label: string;
  value?: string;
  size?: "md" | "lg";
  /** True where an empty text is not worth sending. */
  required?: boolean;
  /** Whatever else its input takes, such as the roles and keys of a combobox. */
  input?: Omit<ComponentProps<"input">, "ref" | "size" | "value" | "defaultValue">;
}

/** The text field of a search. It follows the address (Back, a removed chip) and keeps focus while it does. */
export function SearchField({
  name,
  label,
  value = "",
  size = "md",
  required = false,
  input,
}: SearchFieldProps) {
  const ref = useSyncedField<HTMLInputElement>(value);
  return (
    <Box position="relative" flex="1" minWidth="0">
      <Box
        position="absolute"
        insetStart="3"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Search />
      </Box>
      <Input
        ref={ref}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={200}
        required={required}
        enterKeyHint="search"
        scale={size}
        dir="auto"
        {...input}
      />
    </Box>
  );
}
