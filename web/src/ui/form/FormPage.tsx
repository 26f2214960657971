import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Page } from "../Page";

/** Props of `FormPage`: its heading, what it is for, the form, and what one may want instead. */
export interface FormPageProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
  /** True for a form of many fields. */
  isWide?: boolean;
}

/** A page that is one form. */
export function FormPage({ heading, lead, children, foot, isWide = false }: FormPageProps) {
  return (
    <Page pt={{ base: "8", md: "16" }}>
      <Box maxWidth={isWide ? "40rem" : "26rem"} mx="auto">
        <Box as="h1" textStyle="title">
          {heading}
        </Box>
        {lead && (
          <Box color="fg.muted" mt="2">
            {lead}
          </Box>
        )}
        <Box mt="8">{children}</Box>
        {foot && (
          <Box textStyle="small" color="fg.muted" mt="8" pt="5" borderTopWidth="1px" borderColor="border">
            {foot}
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** Stands where a form would be, for browsers without scripts. `what` begins the sentence. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <noscript>
      <Box as="p" p="4" bg="bg.muted" borderRadius="md">
        {what} needs JavaScript. Please turn it on in your browser and reload this page.
      </Box>
    </noscript>
  );
}
