import type { Markup } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { Prose } from "~/ui/Prose";
import { RichText } from "./RichText";

/** A section of what is told about a category: an article's, or plain text with blank lines between its paragraphs. */
export type ShownSection = {
  readonly id: string;
  readonly heading: string;
} & ({ readonly markup: Markup } | { readonly text: string });

/** The sections of a category's article, on its page and where they are written. */
export function ArticleSections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map((section, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: where they are written two may have the same id for a while
    <Box as="section" key={place} id={`topic-${section.id}`} mb="10">
      {section.heading !== "" && (
        <Box as="h2" textStyle="section" mb="3" dir="auto">
          {section.heading}
        </Box>
      )}
      {"markup" in section ? <RichText markup={section.markup} /> : <Prose text={section.text} />}
    </Box>
  ));
}
