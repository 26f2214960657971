import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CompanyHeader_company$key } from "~/relay/__generated__/CompanyHeader_company.graphql";
import { Badge } from "~/ui/Badge";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { ClampText } from "~/ui/ClampText";
import { formatEmployees } from "~/ui/count";
import { DotList } from "~/ui/DotList";
import { Logo } from "~/ui/Logo";
import { plainText } from "~/ui/plain-text";
import { WebsiteButton } from "~/ui/WebsiteButton";

/** The company's name and description in two lines, and the link to its website. */
export function CompanyHeader({ company }: { company: CompanyHeader_company$key }) {
  const { name, logoUrl, isVerified, industry, foundedYear, employeeCount, description, website } =
    useFragment(
      graphql`
      fragment CompanyHeader_company on Company {
        name
        logoUrl
        isVerified
        industry
        foundedYear
        employeeCount
        description
        website
      }
    `,
      company,
    );
  const employees = formatEmployees(employeeCount);
  const facts = [industry, foundedYear && `Founded ${foundedYear}`, employees && `${employees} employees`];
  return (
    <Box as="header" pb="6">
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: name }]} />
      <Flex direction={{ base: "column", md: "row" }} gap="6" align="flex-start" mt="2">
        <Flex gap={{ base: "4", md: "6" }} flex="1" minWidth="0" align="flex-start">
          <Logo url={logoUrl} name={name} size={72} />
          <Box minWidth="0">
            <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
              <Box as="h1" textStyle="title" dir="auto">
                {name}
              </Box>
              {isVerified && <Badge>Verified</Badge>}
            </Flex>
            <DotList aria-label="In short" mt="1">
              {facts
                .filter((fact) => Boolean(fact))
                .map((fact) => (
                  <li key={fact} dir="auto">
                    {fact}
                  </li>
                ))}
            </DotList>
          </Box>
        </Flex>
        <WebsiteButton url={website} />
      </Flex>
      {description && (
        <ClampText lines={3} textStyle="prose" color="fg.muted" mt="5" maxWidth="prose">
          {plainText(description)}
        </ClampText>
      )}
    </Box>
  );
}
