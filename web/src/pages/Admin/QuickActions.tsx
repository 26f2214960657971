import { Flex } from "@chakra-ui/react";
import { adminPaths } from "~/admin-paths";
import { LinkButton } from "~/ui/Button";
import { Section } from "~/ui/Section";

const actions = [
  { label: "Manage Software", href: adminPaths.software() },
  { label: "Verify Companies", href: adminPaths.companies({ verified: "no" }) },
  { label: "Manage Users", href: adminPaths.users() },
  { label: "Moderate Reviews", href: adminPaths.reviews({ waiting: "reported" }) },
] as const;

/** Links to the most frequent actions of administrators. */
export function QuickActions() {
  return (
    <Section heading="Quick actions">
      <Flex gap="3" wrap="wrap">
        {actions.map(({ label, href }) => (
          <LinkButton key={href} to={href} variant="outline">
            {label}
          </LinkButton>
        ))}
      </Flex>
    </Section>
  );
}
