import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Section, type SectionProps } from "../Section";

/** Props of `DangerSection`: what it does, what happens then, sentence by sentence, and the form or button that does it. */
export interface DangerSectionProps extends SectionProps {
  consequences: readonly string[];
  children: ReactNode;
}

/** Set apart from the rest of a page: what cannot be undone. */
export function DangerSection({ consequences, children, ...section }: DangerSectionProps) {
  return (
    <Section
      p={{ base: "4", md: "6" }}
      borderWidth="1px"
      borderStyle="solid"
      borderColor="danger"
      borderRadius="lg"
      {...section}
    >
      <Box as="ul" ps="5" mb="5" css={{ listStyleType: "disc", "& li": { mb: "1" } }}>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Box>
      {children}
    </Section>
  );
}
