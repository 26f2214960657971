import { Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { CreateCompany } from "./company/CreateCompany";

/** The dashboard of a user without a company. */
export function NoCompany() {
  return (
    <Page py="12">
      <Head title="Dashboard" robots="noindex" />
      <EmptyState
        as="h1"
        heading="Create Your First Company"
        text="With a company you can list software, answer reviews and receive leads. If yours is already listed here, open its page and claim it."
        action={
          <>
            <NeedsScripts what="Creating a company" />
            <Flex gap="3" wrap="wrap" justify="center">
              <CreateCompany>Create company</CreateCompany>
              <LinkButton to={paths.companies()} variant="outline">
                Find my company
              </LinkButton>
            </Flex>
          </>
        }
      />
    </Page>
  );
}
