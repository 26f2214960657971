import { invalidSections } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { ArticleSections } from "~/components/content/ArticleSections";
import { useSite } from "~/site";
import type { Values } from "~/ui/form/problems";
import { plainText } from "~/ui/plain-text";
import { articleField, sectionsOf } from "./article-text";
import { useArticlePreview } from "./use-article-preview";

/** Props of `ContentPreview`: the values of the form, and the category's name. */
export interface ContentPreviewProps {
  name: string;
  values: Values;
}

/** Shows the edited content as search engines and the category's page will show it. */
export function ContentPreview({ name, values }: ContentPreviewProps) {
  const site = useSite();
  const { description = "", heroDescription = "", metaTitle = "", metaDescription = "" } = values;
  const sections = sectionsOf(values[articleField] ?? "");
  const preview = useArticlePreview(sections ?? []);
  const intro = heroDescription || description;
  const title = metaTitle || `Best ${name}`;
  const found = plainText(metaDescription || intro);
  return (
    <Box
      as="section"
      aria-label="Preview"
      // It scrolls independently of the form, also by keyboard.
      tabIndex={0}
      position={{ lg: "sticky" }}
      top="0"
      minWidth="0"
      maxHeight={{ lg: "70vh" }}
      overflowY="auto"
      p="4"
      bg="bg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflowWrap="anywhere"
    >
      <Box textStyle="label" color="fg.subtle" mb="2">
        In search engines
      </Box>
      <Box color="accent.fg" fontWeight="medium" dir="auto">
        {title.includes(site.name) ? title : `${title} | ${site.name}`}
      </Box>
      {found && (
        <Box textStyle="small" color="fg.muted" dir="auto">
          {found}
        </Box>
      )}
      <Box textStyle="label" color="fg.subtle" mt="6" mb="2">
        On the page
      </Box>
      <Box as="h2" textStyle="title" dir="auto">
        Best {name}
      </Box>
      {intro && (
        <Box as="p" textStyle="prose" color="fg.muted" mt="3" mb="8" dir="auto">
          {plainText(intro)}
        </Box>
      )}
      {sections === null ? (
        <Box color="danger">{invalidSections}</Box>
      ) : sections.length === 0 ? (
        <Box color="fg.muted" mt="4">
          Without sections, the page shows topics generated from the category's data
          {values["longDescription"] ? ", starting with the long description." : "."}
        </Box>
      ) : (
        <>
          {preview.isFailed && (
            <Box color="fg.muted" textStyle="small" mb="4">
              {preview.sections
                ? "The article cannot be previewed as it is now. This is the previous version."
                : "The article cannot be previewed."}
            </Box>
          )}
          {preview.sections && <ArticleSections sections={preview.sections} />}
        </>
      )}
    </Box>
  );
}
