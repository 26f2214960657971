import { invalidSections, limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { type RefObject, use, useLayoutEffect, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { FormContext } from "~/ui/form/form-context";
import type { Values } from "~/ui/form/problems";
import { TextArea } from "~/ui/form/TextArea";
import { articleField, rowsOf, sectionsOf } from "./article-text";
import { SectionsField } from "./SectionsField";

type View = "sections" | "json";

/** Props of `ArticleField`: a ref that tells in which view the article is being edited. */
export interface ArticleFieldProps {
  isBySection: RefObject<boolean>;
}

/**
 * The article of a category in a form, section by section or as JSON: two views of one field, without loss between them.
 */
export function ArticleField({ isBySection }: ArticleFieldProps) {
  const form = use(FormContext);
  const root = useRef<HTMLDivElement>(null);
  const [{ view, restored, generation }, setShown] = useState(() =>
    shownOf(form.restored[articleField] ?? "", 0),
  );
  const [isUnreadable, setUnreadable] = useState(false);
  isBySection.current = view === "sections";

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is shown otherwise, its text has other ends and indents
  useLayoutEffect(() => {
    if (generation > 0) form.changed(articleField);
  }, [generation]);

  const text = () => root.current?.querySelector<HTMLInputElement>(`[name="${articleField}"]`)?.value ?? "";
  const show = (next: View) => {
    if (next === view) return;
    if (next === "json") {
      setShown({ view: next, restored: { [articleField]: text() }, generation: generation + 1 });
      return;
    }
    const sections = sectionsOf(text());
    setUnreadable(sections === null);
    if (sections) setShown({ view: next, restored: rowsOf(sections), generation: generation + 1 });
  };
  const problems = isUnreadable
    ? { ...form.problems, [articleField]: form.problems[articleField] ?? invalidSections }
    : form.problems;
  return (
    <Box ref={root} onInput={() => setUnreadable(false)}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Box as="h3" id="article-heading" fontWeight="semibold">
          Article
        </Box>
        <Flex role="group" aria-label="Editing mode" gap="1">
          {(["sections", "json"] as const).map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === view ? "outline" : "quiet"}
              aria-pressed={each === view}
              onClick={() => show(each)}
            >
              {each === "json" ? "JSON" : "Sections"}
            </Button>
          ))}
        </Flex>
      </Flex>
      <FormContext key={generation} value={{ ...form, restored, problems }}>
        {view === "json" ? (
          <Box css={{ "& textarea": { fontFamily: "monospace", fontSize: "sm" } }}>
            <TextArea
              name={articleField}
              label="Content sections as JSON"
              hint={`An array of objects with id, heading and content (Markdown), at most ${limits.contentSections}. Leave empty for no article.`}
              rows={12}
              spellCheck={false}
              dir="ltr"
            />
          </Box>
        ) : (
          <SectionsField />
        )}
      </FormContext>
    </Box>
  );
}

/** Opens section by section if the text can be parsed as sections. */
function shownOf(text: string, generation: number): { view: View; restored: Values; generation: number } {
  const sections = sectionsOf(text);
  return sections
    ? { view: "sections", restored: rowsOf(sections), generation }
    : { view: "json", restored: { [articleField]: text }, generation };
}
