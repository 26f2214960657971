import { Box, type BoxProps } from "@chakra-ui/react";
import { paragraphs } from "./plain-text";

/** Text of several paragraphs from a user or an editor. It is never taken for HTML. */
export function Prose({ text, ...rest }: { text: string } & BoxProps) {
  return (
    <Box textStyle="body" {...rest}>
      {paragraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and do not move
        <Box as="p" key={index} dir="auto" whiteSpace="pre-line" css={{ "& + p": { mt: "1em" } }}>
          {paragraph}
        </Box>
      ))}
    </Box>
  );
}
