import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { paragraphs } from "./plain-text";

const Paragraphs = chakra("div", {
  base: { textStyle: "body", "& > p": { whiteSpace: "pre-line" }, "& > p + p": { mt: "1em" } },
});

/** Text of several paragraphs from a user or an editor, with the direction of each unless it is known. It is never taken for HTML. */
export function Prose({ text, dir = "auto", ...rest }: { text: string } & ComponentProps<typeof Paragraphs>) {
  return (
    <Paragraphs {...rest}>
      {paragraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and do not move
        <p key={index} dir={dir}>
          {paragraph}
        </p>
      ))}
    </Paragraphs>
  );
}
