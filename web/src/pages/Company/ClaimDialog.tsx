import { claimInput, emailInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { use, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { ClaimDialogMutation } from "~/relay/__generated__/ClaimDialogMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import type { Rules } from "~/ui/form/problems";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import { VisitorContext } from "~/ui/visitor";

/** Props of `ClaimDialog`: the company, and the domain of its website if that can have mail addresses. */
export interface ClaimDialogProps {
  company: { readonly databaseId: string; readonly name: string; readonly domain: string | null };
  onClose: () => void;
}

/** Claims a company: by a mail to its website's domain, or by asking the administrators. */
export default function ClaimDialog({ company: { databaseId, name, domain }, onClose }: ClaimDialogProps) {
  const claim = useMutate<ClaimDialogMutation>(graphql`
    mutation ClaimDialogMutation($input: ClaimCompanyInput!) {
      claimCompany(input: $input) {
        __typename
        ... on Acknowledgement {
          message
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const refused = useMutationError("Company Not Claimed", "Failed to claim the company. Please try again.");
  const [done, setDone] = useState<string | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done !== null) close.current?.focus();
  }, [done]);
  const { isEmailVerified } = use(VisitorContext);
  const [isElsewhere, setElsewhere] = useState(false);
  const needsAddress = domain !== null && !isElsewhere;
  const rules: Rules<{ email: string | null }> = needsAddress ? emailInput : claimInput;
  return (
    <ModalDialog heading={`Claim ${name}`} onClose={onClose}>
      <Box role="status">{done}</Box>
      {isEmailVerified === false && <VerifyEmailFirst then="claim a company" />}
      {done !== null || isEmailVerified === false ? (
        <Flex justify="flex-end" mt="6">
          <Button ref={close} variant="outline" onClick={onClose}>
            Close
          </Button>
        </Flex>
      ) : (
        <Form
          label={`Claim ${name}`}
          rules={rules}
          send={async ({ email }) => {
            const { answer, failure } = await claim({ input: { databaseId, email } });
            if (failure) return refused(failure);
            const result = answer.claimCompany;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            setDone("message" in result ? result.message : "");
            return null;
          }}
        >
          {!needsAddress ? (
            <Box as="p" color="fg.muted">
              {domain === null &&
                "This page has no website of the company's own, so we cannot confirm by email that you act for it. "}
              Our administrators will review your claim and reply to your account's email address.
            </Box>
          ) : (
            <>
              <Box as="p" color="fg.muted">
                We will email a link to an address at <bdi>{domain}</bdi>, the domain of the company's
                website. Opening it here confirms that you act for the company.
              </Box>
              <EmailField
                name="email"
                label="Work email"
                hint={`At ${domain}`}
                required
                autoComplete="email"
              />
            </>
          )}
          {domain !== null && (
            <div>
              <Button variant="quiet" size="sm" onClick={() => setElsewhere(needsAddress)}>
                {needsAddress ? "I don't have an address there" : `I have an address at ${domain}`}
              </Button>
            </div>
          )}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy="Sending…">{needsAddress ? "Email me a link" : "Submit claim"}</SubmitButton>
          </Flex>
        </Form>
      )}
    </ModalDialog>
  );
}
