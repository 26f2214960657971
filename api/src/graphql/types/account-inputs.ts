import { builder } from "../builder.ts";

const email = "E-mail address, at most 254 characters. Upper and lower case are treated alike.";
const code = {
  description:
    "A code of the authenticator app, or a recovery code; needed if the account has two-step verification.",
} as const;
const newPassword = "New password, at least 6 characters and at most 256 bytes.";

export const SignUpInput = builder.inputType("SignUpInput", {
  description: "A new account.",
  fields: (t) => ({
    email: t.string({ required: true, description: email }),
    password: t.string({ required: true, description: newPassword }),
    firstName: t.string({ required: true, description: "First name, at most 80 characters." }),
    lastName: t.string({ required: true, description: "Last name, at most 80 characters." }),
    designation: t.string({ description: "Job title, at most 120 characters." }),
    companyName: t.string({ description: "Name of the employer, at most 120 characters." }),
    companyUrl: t.string({ description: "The employer's website, an http or https URL." }),
    companyLocation: t.string({ description: "Location of the employer, at most 120 characters." }),
  }),
});

export const SignInInput = builder.inputType("SignInInput", {
  description: "E-mail address and password of an account, and the code of its two-step verification.",
  fields: (t) => ({
    email: t.string({ required: true, description: email }),
    password: t.string({ required: true, description: "Password of the account." }),
    code: t.string(code),
  }),
});

export const EmailInput = builder.inputType("EmailInput", {
  description: "The e-mail address that the message is sent to.",
  fields: (t) => ({ email: t.string({ required: true, description: email }) }),
});

export const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A new password to replace a forgotten one.",
  fields: (t) => ({
    token: t.string({
      required: true,
      description: "Token from the e-mailed link. Valid for one hour, once.",
    }),
    password: t.string({ required: true, description: newPassword }),
  }),
});

export const VerifyEmailInput = builder.inputType("VerifyEmailInput", {
  description: "Confirmation of an e-mail address.",
  fields: (t) => ({
    token: t.string({
      required: true,
      description: "Token from the e-mailed link. Valid for 24 hours, once.",
    }),
  }),
});

export const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description:
    "Changes to the viewer's profile. Omitted fields are unchanged; null clears a field. The e-mail address cannot be changed.",
  fields: (t) => ({
    firstName: t.string({ description: "First name, at most 80 characters. Cannot be cleared." }),
    lastName: t.string({ description: "Last name, at most 80 characters. Cannot be cleared." }),
    designation: t.string({ description: "Job title, at most 120 characters." }),
    companyName: t.string({ description: "Name of the employer, at most 120 characters." }),
    companyUrl: t.string({ description: "The employer's website, an http or https URL." }),
    companyLocation: t.string({ description: "Location of the employer, at most 120 characters." }),
    profileImageUrl: t.string({ description: "An http or https URL, or the path returned by an upload." }),
  }),
});

export const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The current and the new password.",
  fields: (t) => ({
    currentPassword: t.string({
      required: true,
      description: "The current password; blank if the account has none, which sets its first password.",
    }),
    newPassword: t.string({ required: true, description: newPassword }),
    code: t.string(code),
  }),
});

export const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "The session to end.",
  fields: (t) => ({ id: t.id({ required: true, description: "ID of one of the viewer's sessions." }) }),
});

export const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "Confirmation that the viewer's account is to be deleted.",
  fields: (t) => ({
    email: t.string({ required: true, description: "E-mail address of the account." }),
    password: t.string({ description: "Password of the account; required if it has one." }),
    code: t.string(code),
  }),
});
