import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { AboutCompany_company$key } from "~/relay/__generated__/AboutCompany_company.graphql";
import { Badge } from "~/ui/Badge";
import { ClampText } from "~/ui/ClampText";
import { formatEmployees } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { plainText } from "~/ui/plain-text";
import { TextLink } from "~/ui/TextLink";

/** The software's company. */
export function AboutCompany({ company }: { company: AboutCompany_company$key }) {
  const {
    databaseId,
    name,
    logoUrl,
    isVerified,
    isClaimed,
    description,
    industry,
    foundedYear,
    employeeCount,
    location,
  } = useFragment(
    graphql`
      fragment AboutCompany_company on Company {
        databaseId
        name
        logoUrl
        isVerified
        isClaimed
        description
        industry
        foundedYear
        employeeCount
        location
      }
    `,
    company,
  );
  return (
    <>
      <Flex gap="3" align="center" mb="3">
        <Logo url={logoUrl} name={name} size={40} />
        <Flex minWidth="0" wrap="wrap" columnGap="2" rowGap="1" align="center" fontWeight="medium">
          <MaybeLink to={paths.company(databaseId)}>{name}</MaybeLink>
          {isVerified && <Badge>Verified</Badge>}
        </Flex>
      </Flex>
      {description && (
        <Box mb="3">
          <ClampText lines={4} textStyle="small" color="fg.muted">
            {plainText(description)}
          </ClampText>
        </Box>
      )}
      <Facts
        facts={[
          { label: "Industry", value: industry },
          { label: "Founded", value: foundedYear },
          { label: "Employees", value: formatEmployees(employeeCount) },
          { label: "Headquarters", value: location },
        ]}
      />
      {!isClaimed && (
        <Box textStyle="small" mt="3">
          <TextLink to={paths.company(databaseId)}>Is this your company? Claim it</TextLink>
        </Box>
      )}
    </>
  );
}
