import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { ContentText } from "~/components/content/ContentText";
import { TableOfContents } from "~/components/content/TableOfContents";
import { useClientSideLinks } from "~/components/content/use-client-side-links";
import { DeveloperNav } from "~/components/DeveloperNav";
import type { DeveloperPage } from "~/content/developers/pages.server";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { Page } from "~/ui/Page";
import { referenceStyles } from "./reference-styles";

/** Props of `DevelopersView`: the page, and the content of a page without text. */
export interface DevelopersViewProps {
  page: DeveloperPage;
  /** The element that contains the text. */
  text?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

/** Renders a page for developers. */
export function DevelopersView({ page, text, children }: DevelopersViewProps) {
  const { name, title, description, html, headings } = page;
  const follow = useClientSideLinks();
  const absolute = useAbsoluteUrl();
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Developers", href: paths.developers() },
    ...(name === "" ? [] : [{ label: title, href: paths.developers(name) }]),
  ];
  return (
    <Page pb="8">
      <Head title={title} description={description} canonical={paths.developers(name)} />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <Breadcrumbs
        crumbs={crumbs.map(({ label, href }, index) =>
          index === crumbs.length - 1 ? { label } : { label, href },
        )}
      />
      <DeveloperNav current={name} />
      <Box as="header" maxWidth="prose" mt="6" mb="6">
        <Box as="h1" textStyle="display">
          {title}
        </Box>
        <Box textStyle="prose" color="fg.muted" mt="3">
          {description}
        </Box>
      </Box>
      {html === null ? (
        children
      ) : (
        <Grid templateColumns={{ lg: "minmax(0, 1fr) 15rem" }} columnGap="16" rowGap="8">
          <TableOfContents headings={headings} />
          <Box minWidth="0" gridColumn="1" maxWidth={name === "" ? "prose" : "54rem"}>
            {/* The browser keeps the document's HTML: it is not sent a second time (server-html.ts). */}
            <ContentText
              ref={text}
              onClick={follow}
              html={html}
              css={referenceStyles}
              suppressHydrationWarning
            />
          </Box>
        </Grid>
      )}
    </Page>
  );
}
