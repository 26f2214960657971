import { Box, Flex, Grid } from "@chakra-ui/react";
import { paths } from "~/paths";
import { settings } from "~/settings";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";

const { claims } = settings;
const figures = [
  { value: claims.software, label: "software" },
  { value: claims.reviews, label: "reviews" },
  { value: claims.companies, label: "companies" },
];

/** The end of the page: the fixed figures of the settings, and the way into the directory. */
export function ClosingBanner() {
  return (
    <Page mt="16">
      <Box
        as="section"
        aria-labelledby="closing"
        py={{ base: "8", md: "10" }}
        borderTopWidth="2px"
        borderColor="fg"
      >
        <Grid templateColumns={{ md: "minmax(0, 1fr) auto" }} gap="8" alignItems="center">
          <Box>
            <Box as="h2" id="closing" textStyle="section">
              Join the {claims.monthlyBuyers} buyers who choose here every month
            </Box>
            <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="10" rowGap="4" mt="5">
              {figures.map(({ value, label }) => (
                <li key={label}>
                  <Box textStyle="figure" fontSize="3xl" color="accent.fg">
                    {value}
                  </Box>
                  <Box textStyle="small" color="fg.muted">
                    {label}
                  </Box>
                </li>
              ))}
            </Flex>
          </Box>
          <LinkButton to={paths.softwareDirectory()}>Find your software</LinkButton>
        </Grid>
      </Box>
    </Page>
  );
}
