import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useAbsoluteUrl } from "~/document/boot";
import { footerGroupsOf, shownLinks } from "~/layout/navigation";
import { paths } from "~/paths";
import type { SitemapPageQuery } from "~/relay/__generated__/SitemapPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { useSite } from "~/site";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import { Section } from "~/ui/Section";
import { Skeleton } from "~/ui/Skeleton";
import { CategoryColumns } from "./CategoryColumns";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /sitemap: an overview of the site for people. */
export default function SitemapPage() {
  return (
    <PageSuspense fallback={<SitemapSkeleton />}>
      <Sitemap />
    </PageSuspense>
  );
}

function SitemapSkeleton() {
  return (
    <Page py="16" aria-label="Loading the sitemap">
      <Skeleton height="2rem" width="10rem" />
    </Page>
  );
}

const crumbs = [
  { label: "Home", href: paths.home() },
  { label: "Sitemap", href: paths.sitemap() },
];

/** Pages that do not fit into the footer. */
const moreLinks = [
  { label: "Home", href: paths.home() },
  { label: "For vendors", href: paths.content("for-vendors") },
  { label: "Review guidelines", href: paths.content("review-guidelines") },
  { label: "How rankings are made", href: paths.content("ranking") },
];

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    "& a": { display: "inline-block", py: "1", color: "fg.muted" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
  },
});

function Sitemap() {
  const site = useSite();
  const { categories } = usePageQuery<SitemapPageQuery>(graphql`
    query SitemapPageQuery {
      categories {
        ...CategoryColumns_categories
      }
    }
  `);
  const absolute = useAbsoluteUrl();
  // The map is the same for everyone: it has no pages that need an account.
  const groups = [{ title: "Start here", links: moreLinks }, ...footerGroupsOf(site)]
    .filter(({ title }) => title !== "Account")
    .map(({ title, links }) => ({ title, links: shownLinks(links, { isSignedIn: false, isAdmin: false }) }))
    .filter(({ links }) => links.length > 0);
  return (
    <Page pb="8">
      <Head
        title="Sitemap"
        description={`Every page of ${site.name} at a glance: directories, all software and service categories, help and information about us.`}
        canonical={paths.sitemap()}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Sitemap" }]} />
      <Box as="h1" textStyle="title" mt="2" mb="10">
        Sitemap
      </Box>
      <Section heading="Pages">
        <Grid
          templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" }}
          gap="8"
        >
          {groups.map(({ title, links }) => (
            <Box key={title}>
              <Box as="h3" textStyle="label" color="fg.subtle" mb="1">
                {title}
              </Box>
              <List>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </List>
            </Box>
          ))}
        </Grid>
      </Section>
      <CategoryColumns categories={categories} />
    </Page>
  );
}
