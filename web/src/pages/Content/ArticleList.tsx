import { Box } from "@chakra-ui/react";
import type { ContentSummary } from "~/content/library.server";
import { TextLink } from "~/ui/TextLink";
import { DateLine } from "./DateLine";

/** The articles of the blog, newest first. */
export function ArticleList({ articles }: { articles: readonly ContentSummary[] }) {
  return (
    <Box as="ul" listStyleType="none" mt="8" borderTopWidth="1px" borderColor="border">
      {articles.map((article) => (
        <Box as="li" key={article.name} py="6" borderBottomWidth="1px" borderColor="border">
          <Box as="h2" textStyle="item">
            <TextLink to={article.path} color="fg" textDecorationColor="border.strong">
              {article.title}
            </TextLink>
          </Box>
          <Box color="fg.muted" mt="1.5">
            {article.description}
          </Box>
          <DateLine page={article} />
        </Box>
      ))}
    </Box>
  );
}
