import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "../Page";

/** Props of `FormOutcome`: what has come about, what it means, and what one can do now. */
export interface FormOutcomeProps {
  heading: string;
  text: ReactNode;
  children?: ReactNode;
  /** True where it has taken the place of a form: the focus goes along, so that it is read out. */
  takesFocus?: boolean;
}

/** What stands in place of a form that is done, or that cannot be had. */
export function FormOutcome({ heading, text, children, takesFocus = false }: FormOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Page pt={{ base: "8", md: "16" }}>
      <Box ref={ref} tabIndex={-1} maxWidth="26rem" mx="auto" _focusVisible={{ outline: "none" }}>
        <Box as="h1" textStyle="title">
          {heading}
        </Box>
        <Box mt="3" color="fg.muted" overflowWrap="anywhere">
          {text}
        </Box>
        {children && (
          <Flex direction="column" gap="6" mt="8">
            {children}
          </Flex>
        )}
      </Box>
    </Page>
  );
}
