import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FilterForm } from "~/components/filters/FilterForm";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";

/** Props of `ListFilter`. */
export interface ListFilterProps {
  /** What is listed: "Users". */
  label: string;
  /** What the text is looked for in: "Search by name or email"; left out where a list has no text. */
  searchLabel?: string;
  /** The text of the address, its `q`. */
  text?: string;
  /** The address of the list. */
  action: string;
  /** As FilterForm has it. */
  hrefOf: (sent: URL) => string;
  /** What else stands in the address and stays there, by its name. */
  keeps?: Readonly<Record<string, string | null>>;
  /** The filters: one Select each. */
  children: ReactNode;
}

/** The text and the filters of a list of the administrators' area; any change leads to its first page. */
export function ListFilter({ label, searchLabel, text = "", children, ...form }: ListFilterProps) {
  return (
    <FilterForm {...form} hasButton role="search" aria-label={label} mb="4">
      {searchLabel && (
        <Box flex={{ base: "1 1 100%", md: "1 1 14rem" }}>
          <SearchField name="q" label={searchLabel} value={text} />
        </Box>
      )}
      {children}
      <Button type="submit" variant={searchLabel ? "solid" : "outline"}>
        {searchLabel ? "Search" : "Apply"}
      </Button>
    </FilterForm>
  );
}
