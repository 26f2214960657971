import { changePasswordInput, limits } from "@assay/api/inputs";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CodeField } from "~/components/sign-in/CodeField";
import { useMutationError } from "~/components/use-mutation-error";
import type { PasswordForm_viewer$key } from "~/relay/__generated__/PasswordForm_viewer.graphql";
import type { PasswordFormMutation } from "~/relay/__generated__/PasswordFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { PasswordField } from "~/ui/form/PasswordField";
import { type FieldProblems, fieldProblems, type Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";
import { useRefetchProfile } from "./use-refetch-profile";

/** Changes the password; sets a first one for an account created by a sign-in provider. */
export function PasswordForm({ viewer }: { viewer: PasswordForm_viewer$key }) {
  const { email, hasPassword, twoStepVerification } = useFragment(
    graphql`
      fragment PasswordForm_viewer on User {
        email
        hasPassword
        twoStepVerification {
          turnedOnAt
        }
      }
    `,
    viewer,
  );
  const change = useMutate<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
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
  const refetchProfile = useRefetchProfile();
  const toast = useToast();
  const refused = useMutationError("Password Not Changed", "Failed to change password. Please try again.");
  /** The number of changes: each one resets the form. */
  const [changes, setChanges] = useState(0);
  const heading = hasPassword ? "Change password" : "Set a password";
  return (
    <Section heading={heading}>
      <NeedsScripts what="Changing your password" />
      <Form
        key={changes}
        label={heading}
        rules={changePasswordInput}
        check={(values) => problemsOf(values, hasPassword)}
        onRefused={(_, { currentPassword, newPassword, confirmation }) => {
          if ((hasPassword && !currentPassword) || !newPassword || !confirmation) {
            toast({
              title: "All Fields Required",
              description: "Please fill in every password field.",
              variant: "destructive",
            });
          }
        }}
        send={async (input) => {
          const { answer, failure } = await change({ input });
          if (failure) return refused(failure);
          const result = answer.changePassword;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          toast({
            title: hasPassword ? "Password changed" : "Password set",
            description: "You were signed out everywhere else, and your API tokens were revoked.",
          });
          setChanges(changes + 1);
          // The other sessions have ended and leave the list below.
          void refetchProfile({ tab: "security", page: 1 });
          return null;
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
        {hasPassword ? (
          <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
        ) : (
          <input type="hidden" name="currentPassword" value="" />
        )}
        <PasswordField
          name="newPassword"
          label="New password"
          hint={`At least ${limits.passwordMinimum} characters`}
          autoComplete="new-password"
          showsStrength
        />
        <PasswordField name="confirmation" label="Confirm new password" autoComplete="new-password" />
        {twoStepVerification && <CodeField />}
        <div>
          <SubmitButton busy="Saving…">{heading}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

/** The rules of this form only: the new password is entered twice, and the current one is required if there is one. */
function problemsOf(
  { currentPassword, newPassword, confirmation }: Values,
  hasPassword: boolean,
): FieldProblems {
  return {
    ...(hasPassword && !currentPassword && { currentPassword: "Current password is required" }),
    ...(!newPassword && { newPassword: "New password is required" }),
    ...(!confirmation
      ? { confirmation: "Confirmation is required" }
      : confirmation !== newPassword && { confirmation: "Passwords don't match" }),
  };
}
