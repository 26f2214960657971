import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Check } from "./icons";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    "& li": { display: "flex", gap: "2", py: "1", breakInside: "avoid" },
    "& span": { overflowWrap: "anywhere" },
    "& svg": { color: "accent.fg", mt: "0.3em" },
  },
});

/** Props of `FeatureList`. */
export interface FeatureListProps extends Omit<ComponentProps<typeof List>, "children"> {
  features: readonly string[];
}

/** What a thing can do or includes, ticked off. */
export function FeatureList({ features, ...rest }: FeatureListProps) {
  return (
    <List {...rest}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: features have no other name and do not move
        <li key={index}>
          <Check />
          <span dir="auto">{feature}</span>
        </li>
      ))}
    </List>
  );
}
