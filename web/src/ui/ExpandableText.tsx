import { Box } from "@chakra-ui/react";
import { useId, useState } from "react";
import { MoreButton } from "./MoreButton";
import { Prose } from "./Prose";
import { paragraphs } from "./plain-text";

/** Lines that are shown of a long text, and from how many a text is long. Between the two, cutting saves nothing. */
const shownLines = 8;
const longFrom = 11;
/** Letters on a line of prose. */
const lineLength = 76;

/** Props of `ExpandableText`: the text, and whose it is for those who hear the button without seeing it. */
export interface ExpandableTextProps {
  text: string;
  about: string;
  /** Language and direction of the text, where they are known. */
  lang?: string | undefined;
  dir?: string;
}

/** A text that is cut when it is long, with a button for the rest. Without scripts it stands there whole. */
export function ExpandableText({ text, about, ...attributes }: ExpandableTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isLong(text)) return <Prose text={text} maxWidth="prose" {...attributes} />;
  return (
    <>
      <Box
        id={id}
        maxWidth="prose"
        css={{
          "&[data-clamped]": {
            maxHeight: `${shownLines * 1.55}em`,
            overflow: "hidden",
            maskImage: "linear-gradient(to bottom, #000 calc(100% - 3em), transparent)",
          },
        }}
        data-clamped={isOpen ? undefined : true}
      >
        <Prose text={text} {...attributes} />
      </Box>
      <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={id} about={`of ${about}`} />
    </>
  );
}

/** Guessed from the letters, so that the server and the browser agree without measuring anything. */
function isLong(text: string): boolean {
  const parts = paragraphs(text);
  const lines = parts.flatMap((part) => part.split("\n")).map((line) => Math.ceil(line.length / lineLength));
  return lines.reduce((sum, count) => sum + count, parts.length - 1) >= longFrom;
}
