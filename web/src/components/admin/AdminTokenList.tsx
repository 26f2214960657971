import { limits, tokenRevocationInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { TokenFacts } from "~/components/tokens/TokenFacts";
import type { AdminTokenList_tokens$key } from "~/relay/__generated__/AdminTokenList_tokens.graphql";
import type { AdminTokenListRevokeMutation } from "~/relay/__generated__/AdminTokenListRevokeMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { DialogFoot } from "~/ui/private/DialogFoot";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";
import { useAdminError } from "./use-admin-error";

/** Props of `AdminTokenList`: the tokens, and whether several users may have created them. */
export interface AdminTokenListProps {
  tokens: AdminTokenList_tokens$key;
  isShared: boolean;
}

/** The API tokens of a user or company for administrators, with buttons to revoke them; renders nothing without tokens. */
export function AdminTokenList({ tokens, isShared }: AdminTokenListProps) {
  const data = useFragment(
    graphql`
      fragment AdminTokenList_tokens on ApiToken @relay(plural: true) {
        databaseId
        name
        ...TokenFacts_token
      }
    `,
    tokens,
  );
  const [revoked, setRevoked] = useState<readonly string[]>([]);
  const [confirming, setConfirming] = useState<{ databaseId: string; name: string } | null>(null);
  const left = data.filter(({ databaseId }) => !revoked.includes(databaseId));
  return (
    <>
      {left.length > 0 && (
        <Box mt="6">
          <Box as="h3" textStyle="label">
            API tokens
          </Box>
          <ul>
            {left.map((token) => (
              <Flex key={token.databaseId} as="li" align="center" gap="3" py="2" wrap="wrap">
                <TokenFacts token={token} isShared={isShared} />
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Revoke: ${token.name}`}
                  onClick={() => setConfirming(token)}
                >
                  Revoke…
                </Button>
              </Flex>
            ))}
          </ul>
        </Box>
      )}
      {confirming && (
        <RevokeDialog
          {...confirming}
          onRevoked={() => setRevoked([...revoked, confirming.databaseId])}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}

interface RevokeDialogProps {
  databaseId: string;
  name: string;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks for the reason, which is stored in the audit log, and revokes the token. */
function RevokeDialog({ databaseId, name, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = useMutate<AdminTokenListRevokeMutation>(graphql`
    mutation AdminTokenListRevokeMutation($input: RevokeApiTokenAsAdminInput!) {
      revokeApiTokenAsAdmin(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useAdminError("Token Not Revoked", "Failed to revoke the token. Please try again.");
  const [isBusy, setBusy] = useState(false);
  const heading = `Revoke “${name}”?`;
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="5">
        Programs that use this token will stop working. This cannot be undone.
      </Box>
      <Form
        label={heading}
        rules={tokenRevocationInput}
        send={async ({ reason }) => {
          setBusy(true);
          const { answer, failure } = await revoke({ input: { databaseId, reason } });
          setBusy(false);
          if (failure) return refused(failure);
          const result = answer.revokeApiTokenAsAdmin;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          onRevoked();
          toast({ title: "Token revoked", description: name });
          onClose();
          return "leaving";
        }}
      >
        <TextArea
          name="reason"
          label="Reason"
          hint="Recorded in the audit log and shown to nobody else."
          limit={limits.message}
          rows={3}
          required
          autoFocus
        />
        <DialogFoot isBusy={isBusy} onClose={onClose}>
          <SubmitButton busy="Revoking…" tone="danger">
            Revoke
          </SubmitButton>
        </DialogFoot>
      </Form>
    </ModalDialog>
  );
}
