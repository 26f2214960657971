import { ChakraProvider } from "@chakra-ui/react";
import { MemoryRouter } from "react-router";
import { RichText } from "~/components/content/RichText";
import { JoinOrLogIn } from "~/components/JoinOrLogIn";
import { Popover } from "~/components/Popover";
import { Byline } from "~/components/reviews/ReviewByline";
import { ReviewFrame } from "~/components/reviews/ReviewCard";
import { PointLists } from "~/components/reviews/ReviewPoints";
import { SoftwareCards } from "~/components/SoftwareCards";
import { Card } from "~/components/software-card-styles";
import { system } from "~/theme/system";
import { Badge } from "~/ui/Badge";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Button, LinkButton } from "~/ui/Button";
import { CardTitle } from "~/ui/CardTitle";
import { Facts } from "~/ui/Facts";
import { Histogram } from "~/ui/Histogram";
import { Page } from "~/ui/Page";
import { Pagination } from "~/ui/Pagination";
import { Select } from "~/ui/Select";
import { TabLinks } from "~/ui/TabLinks";
import { TextLink } from "~/ui/TextLink";
import { renderDocument } from "./render-document";

/** Parts that most kinds of pages have, once in each of their looks. */
function SharedParts() {
  return (
    <Page>
      <Breadcrumbs crumbs={[{ label: "", href: "/" }]} />
      <TabLinks label="" tabs={[]} />
      <Button />
      <Button variant="outline" />
      <LinkButton to="/" />
      <LinkButton to="/" variant="outline" />
      <Badge />
      <Select label="" name="" value={null} options={[]} />
      <TextLink to="/" />
      <Facts facts={[]} />
      <Histogram buckets={[]} />
      <SoftwareCards form="grid">
        <Card form="grid">
          <CardTitle as="h2" to="/">
            {""}
          </CardTitle>
        </Card>
      </SoftwareCards>
      <Pagination current={1} total={1} pages={[1]} hrefOf={() => "/"} listId="" />
      <ReviewFrame>
        <PointLists pros={[""]} cons={[]} />
        <Byline />
      </ReviewFrame>
      <RichText markup={[]} />
      <Popover label="" align="end" size="sm">
        <JoinOrLogIn />
      </Popover>
    </Page>
  );
}

/** A document of these parts with their styles, except for those that have these ids. For the build, which puts them into the style sheet. */
export async function renderSharedParts(ids: readonly string[]): Promise<string> {
  const { html } = await renderDocument(
    () => (
      <html lang="en">
        <head />
        <body>
          <ChakraProvider value={system}>
            <MemoryRouter>
              <SharedParts />
            </MemoryRouter>
          </ChakraProvider>
        </body>
      </html>
    ),
    10_000,
    { href: "", ids },
  );
  return html.toString();
}
