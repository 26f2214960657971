import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TwoStepStatus_viewer$key } from "~/relay/__generated__/TwoStepStatus_viewer.graphql";
import { twoStepPaths } from "~/two-step-paths";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { Section } from "~/ui/Section";

/** Whether two-step verification is on, and the way to its page. */
export function TwoStepStatus({ viewer }: { viewer: TwoStepStatus_viewer$key }) {
  const { twoStepVerification: state } = useFragment(
    graphql`
      fragment TwoStepStatus_viewer on User {
        twoStepVerification {
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  return (
    <Section heading="Two-step verification">
      <Flex align="center" gap="3" mb="4" wrap="wrap">
        <Badge {...(!state && { tone: "neutral" })}>{state ? "On" : "Off"}</Badge>
        <Box color="fg.muted">
          {state
            ? `Recovery codes left: ${state.recoveryCodesLeft}`
            : "Sign in with your password and a code from an authenticator app."}
        </Box>
      </Flex>
      <LinkButton variant="outline" to={twoStepPaths.settings()}>
        {state ? "Change two-step verification" : "Turn on two-step verification"}
      </LinkButton>
    </Section>
  );
}
