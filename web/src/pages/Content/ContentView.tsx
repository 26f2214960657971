import { Box, Grid } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { ContentPage } from "~/content/library.server";
import { hasPage } from "~/route-match";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Page } from "~/ui/Page";
import { ArticleList } from "./ArticleList";
import { ContentHead } from "./ContentHead";
import { ContentText } from "./ContentText";
import { crumbsOf } from "./crumbs";
import { DateLine } from "./DateLine";
import { TableOfContents } from "./TableOfContents";

/** From so many headings on, a page has a table of contents. */
const longPage = 4;

/** A content page as it is shown. */
export function ContentView({ page }: { page: ContentPage }) {
  const { title, description, html, headings, articles } = page;
  const follow = useFollowing();
  const isLong = headings.length >= longPage;
  return (
    <Page pb="8">
      <ContentHead page={page} />
      <Breadcrumbs
        crumbs={crumbsOf(page).map(({ label, href }) => (href === page.path ? { label } : { label, href }))}
      />
      <Grid
        templateColumns={isLong ? { lg: "minmax(0, 1fr) 15rem" } : "minmax(0, 1fr)"}
        columnGap="16"
        rowGap="8"
      >
        <Box as="header" maxWidth="prose" mt="2" gridColumn="1">
          <Box as="h1" textStyle="display">
            {title}
          </Box>
          <Box textStyle="prose" color="fg.muted" mt="3">
            {description}
          </Box>
          <DateLine page={page} />
        </Box>
        {isLong && <TableOfContents headings={headings} />}
        <Box maxWidth="prose" minWidth="0" gridColumn="1">
          <ContentText onClick={follow} html={html} />
          {articles.length > 0 && <ArticleList articles={articles} />}
        </Box>
      </Grid>
    </Page>
  );
}

/** Links inside the text stay inside the site, like all others. */
function useFollowing() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    const target = new URL(link.href);
    if (target.origin !== window.location.origin || target.hash || !hasPage(target.pathname)) return;
    event.preventDefault();
    void navigate(target.pathname + target.search);
  };
}
