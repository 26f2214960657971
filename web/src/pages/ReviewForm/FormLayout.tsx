import { Box, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { TextLink } from "~/ui/TextLink";

/** Props of `FormLayout`: the products to review, where there are several, and the form with its heading. */
export interface FormLayoutProps {
  list?: ReactNode;
  children: ReactNode;
}

/** The form of a review below the steps, with advice; on a wide screen the rest is in the margin. */
export function FormLayout({ list, children }: FormLayoutProps) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 46rem)",
        xl: "minmax(0, 1fr) minmax(0, 46rem) minmax(0, 1fr)",
      }}
      templateRows={{ xl: "auto 1fr" }}
      justifyContent="center"
      columnGap="8"
      rowGap="8"
      alignItems="start"
    >
      {list && (
        <Box minWidth="0" gridColumn={{ xl: 3 }}>
          {list}
        </Box>
      )}
      <Box minWidth="0" gridRow={{ xl: "1 / span 2" }} gridColumn={{ xl: 2 }}>
        {children}
      </Box>
      <Box as="aside" aria-labelledby="advice" textStyle="small" color="fg.muted" gridColumn={{ xl: 3 }}>
        <Box as="h2" id="advice" textStyle="label" color="fg.subtle" mb="2">
          What helps readers
        </Box>
        <Box as="ul" ps="4" css={{ listStyleType: "disc", "& li": { mb: "1" } }}>
          <li>What you use it for, and how often.</li>
          <li>One thing that works and one that does not, each with an example.</li>
          <li>What you wish you had known before.</li>
        </Box>
        <Box mt="2">
          <TextLink to={paths.content("review-guidelines")}>Review guidelines</TextLink>
        </Box>
      </Box>
    </Grid>
  );
}
