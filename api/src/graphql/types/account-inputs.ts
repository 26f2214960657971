import { builder } from "../builder.ts";

const email = "At most 254 characters; compared without case.";
const newPassword = "At least 6 characters, at most 256 bytes.";

export const SignUpInput = builder.inputType("SignUpInput", {
  description: "A person who joins. The messages of broken rules are the specification's.",
  fields: (t) => ({
    email: t.string({ required: true, description: email }),
    password: t.string({ required: true, description: newPassword }),
    firstName: t.string({ required: true, description: "At most 80 characters." }),
    lastName: t.string({ required: true, description: "At most 80 characters." }),
    designation: t.string({ description: "Job; at most 120 characters." }),
    companyName: t.string({ description: "Employer; at most 120 characters." }),
    companyUrl: t.string({ description: "The employer's website: http or https." }),
    companyLocation: t.string({ description: "Where the employer is; at most 120 characters." }),
  }),
});

export const SignInInput = builder.inputType("SignInInput", {
  description: "An address and its password.",
  fields: (t) => ({
    email: t.string({ required: true, description: email }),
    password: t.string({ required: true, description: "As it was chosen." }),
  }),
});

export const EmailInput = builder.inputType("EmailInput", {
  description: "Where something is to be mailed.",
  fields: (t) => ({ email: t.string({ required: true, description: email }) }),
});

export const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A new password instead of one that was forgotten.",
  fields: (t) => ({
    token: t.string({ required: true, description: "From the mailed link; good for an hour, once." }),
    password: t.string({ required: true, description: newPassword }),
  }),
});

export const VerifyEmailInput = builder.inputType("VerifyEmailInput", {
  description: "The proof of an address.",
  fields: (t) => ({
    token: t.string({ required: true, description: "From the mailed link; good for a day, once." }),
  }),
});

export const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description: "What is absent stays; null empties. The address cannot be changed.",
  fields: (t) => ({
    firstName: t.string({ description: "At most 80 characters; cannot be emptied." }),
    lastName: t.string({ description: "At most 80 characters; cannot be emptied." }),
    designation: t.string({ description: "Job; at most 120 characters." }),
    companyName: t.string({ description: "Employer; at most 120 characters." }),
    companyUrl: t.string({ description: "The employer's website: http or https." }),
    companyLocation: t.string({ description: "Where the employer is; at most 120 characters." }),
    profileImageUrl: t.string({ description: "An http(s) address, or what an upload answered." }),
  }),
});

export const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "The password that is, and the one that is to be.",
  fields: (t) => ({
    currentPassword: t.string({
      required: true,
      description: "Blank for an account without a password, which gets its first one.",
    }),
    newPassword: t.string({ required: true, description: newPassword }),
  }),
});

export const EndSessionInput = builder.inputType("EndSessionInput", {
  description: "One of one's own sessions.",
  fields: (t) => ({ id: t.id({ required: true, description: "Its id." }) }),
});

export const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "Said twice, so that it does not happen by a slip.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The account's own address." }),
    password: t.string({ description: "Its password, where it has one." }),
  }),
});
