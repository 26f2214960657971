import { profileInput } from "@assay/api/inputs";
import { Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { PictureField } from "~/components/pictures/PictureField";
import { useMutationError } from "~/components/use-mutation-error";
import type { ProfileForm_viewer$key } from "~/relay/__generated__/ProfileForm_viewer.graphql";
import type { ProfileFormMutation } from "~/relay/__generated__/ProfileFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useToast } from "~/ui/Toast";
import { EmailStatus } from "./EmailStatus";

const pair = { templateColumns: { md: "repeat(2, minmax(0, 1fr))" }, gap: "5", alignItems: "start" };

/** The profile of the signed-in user. The email is shown, but cannot be changed. */
export function ProfileForm({ viewer }: { viewer: ProfileForm_viewer$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        firstName
        lastName
        email
        designation
        companyName
        companyUrl
        companyLocation
        profileImageUrl
        ...EmailStatus_viewer
      }
    `,
    viewer,
  );
  const update = useMutate<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on AccountChanged {
          viewer {
            # Whatever shows the person follows, the header and the home page too.
            ...ProfileForm_viewer
            ...ProfileSummary_viewer
            ...AccountNav_viewer
            ...Welcome_viewer
          }
        }
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
  const refused = useMutationError("Update Failed", "Failed to update profile. Please try again.");
  return (
    <>
      <NeedsScripts what="Changing your profile" />
      <Form
        label="Profile Information"
        rules={profileInput}
        onRefused={(_, { firstName, lastName }) => {
          if (!firstName?.trim() || !lastName?.trim()) {
            toast({
              title: "Required Fields",
              description: "Please enter your first and last name.",
              variant: "destructive",
            });
          }
        }}
        send={async (input) => {
          const { answer, failure } = await update({ input });
          if (failure) return refused(failure);
          const result = answer.updateProfile;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          toast({ title: "Profile updated", description: "Your changes are saved." });
          return null;
        }}
      >
        <Grid {...pair}>
          <Field
            name="firstName"
            label="First name"
            defaultValue={user.firstName ?? ""}
            required
            autoComplete="given-name"
          />
          <Field
            name="lastName"
            label="Last name"
            defaultValue={user.lastName ?? ""}
            required
            autoComplete="family-name"
          />
        </Grid>
        <Field
          name="email"
          label="Email"
          defaultValue={user.email ?? ""}
          hint="Your email cannot be changed."
          readOnly
          autoComplete="off"
          below={<EmailStatus viewer={user} />}
        />
        <Field
          name="designation"
          label="Designation"
          defaultValue={user.designation ?? ""}
          autoComplete="organization-title"
        />
        <Grid {...pair}>
          <Field
            name="companyName"
            label="Company name"
            defaultValue={user.companyName ?? ""}
            autoComplete="organization"
          />
          <Field name="companyLocation" label="Company location" defaultValue={user.companyLocation ?? ""} />
        </Grid>
        <Field name="companyUrl" label="Company URL" type="url" defaultValue={user.companyUrl ?? ""} />
        <PictureField
          name="profileImageUrl"
          label="Picture"
          kind="avatar"
          defaultValue={user.profileImageUrl ?? ""}
          autoComplete="photo"
        />
        <div>
          <SubmitButton busy="Saving…">Save changes</SubmitButton>
        </div>
      </Form>
    </>
  );
}
