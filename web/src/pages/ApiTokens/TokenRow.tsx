import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { TokenFacts } from "~/components/tokens/TokenFacts";
import { useMutationError } from "~/components/use-mutation-error";
import type { TokenRow_token$key } from "~/relay/__generated__/TokenRow_token.graphql";
import type { TokenRowRevokeMutation } from "~/relay/__generated__/TokenRowRevokeMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** A token with its scopes, last use and expiry, and a button to revoke it. */
export function TokenRow({ token, isShared }: { token: TokenRow_token$key; isShared: boolean }) {
  const data = useFragment(
    graphql`
      fragment TokenRow_token on ApiToken {
        databaseId
        name
        ...TokenFacts_token
      }
    `,
    token,
  );
  const { databaseId, name } = data;
  const revoke = useMutate<TokenRowRevokeMutation>(graphql`
    mutation TokenRowRevokeMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        __typename
        ... on ApiTokenRevoked {
          viewer {
            ...TokenLists_viewer
          }
          company {
            ...TokenLists_company
          }
        }
      }
    }
  `);
  const [isConfirming, setConfirming] = useState(false);
  const toast = useToast();
  const refused = useMutationError("Token Not Revoked", "Failed to revoke the token. Please try again.");
  const end = async () => {
    const { failure } = await revoke({ input: { databaseId } });
    if (failure) refused(failure);
    else toast({ title: "Token revoked", description: name });
  };
  return (
    <Flex as="li" align="center" gap="3" py="3" wrap="wrap" borderBottomWidth="1px" borderColor="border">
      <TokenFacts token={data} isShared={isShared} />
      <Button
        variant="outline"
        size="sm"
        aria-label={`Revoke: ${name}`}
        data-needs-scripts
        onClick={() => setConfirming(true)}
      >
        Revoke
      </Button>
      {isConfirming && (
        <ConfirmDialog
          heading={`Revoke “${name}”?`}
          confirm="Revoke"
          busy="Revoking…"
          onConfirm={end}
          onClose={() => setConfirming(false)}
        >
          Programs that use this token will stop working. This cannot be undone: you would have to create a
          new token.
        </ConfirmDialog>
      )}
    </Flex>
  );
}
