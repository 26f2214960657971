import { deleteAccountInput } from "@assay/api/inputs";
import { graphql, useFragment } from "react-relay/hooks";
import { clearPendingSave } from "~/components/lists/pending-save";
import { clearFlow } from "~/components/review-flow/draft";
import { CodeField } from "~/components/sign-in/CodeField";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type { DeleteAccount_viewer$key } from "~/relay/__generated__/DeleteAccount_viewer.graphql";
import type { DeleteAccountMutation } from "~/relay/__generated__/DeleteAccountMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { PasswordField } from "~/ui/form/PasswordField";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { DangerSection } from "~/ui/private/DangerSection";

const consequences = [
  "Your reviews stay, shown as Anonymous. A keyed hash of your email address is kept with each for at most three years.",
  "Your profile, your lists and your votes on reviews are deleted.",
  "Companies without another owner become unclaimed; their listings stay.",
  "This cannot be undone.",
];

/** Deletes the account: explains the consequences, and asks for confirmation in a form. */
export function DeleteAccount({ viewer }: { viewer: DeleteAccount_viewer$key }) {
  const { email, hasPassword, twoStepVerification } = useFragment(
    graphql`
      fragment DeleteAccount_viewer on User {
        email
        hasPassword
        twoStepVerification {
          turnedOnAt
        }
      }
    `,
    viewer,
  );
  const remove = useMutate<DeleteAccountMutation>(graphql`
    mutation DeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        __typename
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
  const refused = useMutationError("Account Not Deleted", "Failed to delete your account. Please try again.");
  return (
    <DangerSection heading="Delete my account" consequences={consequences}>
      <NeedsScripts what="Deleting your account" />
      <Form
        label="Delete my account"
        rules={deleteAccountInput}
        check={(values) => ({
          ...(!values["email"]?.trim() && { email: "Email is required" }),
          ...(hasPassword && !values["password"] && { password: "Password is required" }),
        })}
        send={async (input) => {
          const { answer, failure } = await remove({
            input: {
              email: input.email,
              ...(hasPassword && { password: input.password ?? null }),
              ...(twoStepVerification && { code: input.code ?? null }),
            },
          });
          if (failure) return refused(failure);
          const result = answer.deleteAccount;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { form: result.message };
          clearFlow();
          clearPendingSave();
          hardNavigation.to(paths.home());
          return "leaving";
        }}
      >
        <EmailField
          name="email"
          label="Type your email to confirm"
          {...(email && { hint: email })}
          required
          autoComplete="username"
        />
        {hasPassword && <PasswordField name="password" label="Password" autoComplete="current-password" />}
        {twoStepVerification && <CodeField />}
        <div>
          <SubmitButton busy="Deleting…" tone="danger">
            Permanently delete my account
          </SubmitButton>
        </div>
      </Form>
    </DangerSection>
  );
}
