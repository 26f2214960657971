import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(7rem, auto) minmax(0, 1fr)",
    columnGap: "6",
    rowGap: "1.5",
    textStyle: "small",
    "& > div": { display: "contents" },
    "& > div > dt": { color: "fg.subtle" },
  },
});

/** A fact and its name; one without a value is not shown. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts that line up, name beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value != null && value !== false && value !== "");
  return (
    <List>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </List>
  );
}
