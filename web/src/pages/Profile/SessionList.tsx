import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { SessionList_viewer$key } from "~/relay/__generated__/SessionList_viewer.graphql";
import type { SessionListEndMutation } from "~/relay/__generated__/SessionListEndMutation.graphql";
import type { SessionListEndOthersMutation } from "~/relay/__generated__/SessionListEndOthersMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { RelativeTime } from "~/ui/RelativeTime";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";

/** The user's sessions; each other one can be signed out from here. */
export function SessionList({ viewer }: { viewer: SessionList_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_viewer on User {
        sessions {
          id
          device
          lastSeenAt
          isCurrent
        }
      }
    `,
    viewer,
  );
  const end = useMutate<SessionListEndMutation>(graphql`
    mutation SessionListEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on AccountChanged {
          viewer {
            ...SessionList_viewer
          }
        }
        ... on ValidationError {
          message
        }
      }
    }
  `);
  const endOthers = useMutate<SessionListEndOthersMutation>(graphql`
    mutation SessionListEndOthersMutation {
      endOtherSessions {
        __typename
        ... on AccountChanged {
          viewer {
            ...SessionList_viewer
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError("Not Signed Out", "The session could not be ended. Please try again.");
  const endOne = async (id: string, device: string) => {
    const { failure } = await end({ input: { id } });
    if (failure) refused(failure);
    else toast({ title: "Signed out", description: device });
  };
  const endAll = async () => {
    const { failure } = await endOthers({});
    if (failure) refused(failure);
    else toast({ title: "Signed out everywhere else" });
  };
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Section heading="Sessions">
      <Box as="p" color="fg.muted" mb="3" maxWidth="prose">
        Browsers where you are signed in. If you do not recognize one, end its session and change your
        password.
      </Box>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <Flex key={id} as="li" align="center" gap="4" py="3" borderBottomWidth="1px" borderColor="border">
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              <Box fontWeight="medium">{device}</Box>
              <Box textStyle="small" color="fg.muted">
                Last seen <RelativeTime iso={lastSeenAt} />
              </Box>
            </Box>
            {isCurrent ? (
              <Badge>This device</Badge>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={`End: ${device}`}
                data-needs-scripts
                onClick={() => endOne(id, device)}
              >
                End
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      {hasOthers && (
        <Button variant="outline" mt="4" data-needs-scripts onClick={endAll}>
          Sign out everywhere else
        </Button>
      )}
    </Section>
  );
}
