import { Box, Grid } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { ContentText } from "~/components/content/ContentText";
import { TableOfContents } from "~/components/content/TableOfContents";
import { useClientSideLinks } from "~/components/content/use-client-side-links";
import type { ContentPage } from "~/content/library.server";
import { PreloadLazy } from "~/document/PreloadLazy";
import { useSite } from "~/site";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Page } from "~/ui/Page";
import { ArticleList } from "./ArticleList";
import { ContentHead } from "./ContentHead";
import { crumbsOf } from "./crumbs";
import { DateLine } from "./DateLine";

const ContactForm = lazy(() => import("./ContactForm"));

/** The minimum number of headings for a table of contents. */
const longPage = 4;

/** Renders a content page. */
export function ContentView({ page }: { page: ContentPage }) {
  const { title, description, html, headings, articles } = page;
  const { hasContactForm } = useSite();
  const follow = useClientSideLinks();
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
          {page.name === "contact" && hasContactForm && (
            <Suspense fallback={null}>
              <PreloadLazy component="ContactForm" />
              <ContactForm />
            </Suspense>
          )}
        </Box>
      </Grid>
    </Page>
  );
}
