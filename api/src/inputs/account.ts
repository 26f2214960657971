import { z } from "zod";
import { limits } from "./limits.ts";
import { changedText, lengthOf, optionalText, optionalUrl, pictureUrl, requiredText, tidy } from "./text.ts";

const invalidEmail = "Please enter a valid email address";
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** An address of mail as the person typed it, without white space around it. */
const email = requiredText({ name: "Email", max: limits.email }).refine(
  // HTML's rule, and a domain of at least two labels: "localhost" has no mail.
  (text) => z.regexes.html5Email.test(text) && text.split("@")[1]?.includes("."),
  { error: invalidEmail },
);

/** A new password: any characters, never truncated. */
const newPassword = z
  .string({ error: "Password is required" })
  .refine((text) => text !== "", { error: "Password is required", abort: true })
  .refine((text) => lengthOf(text) >= limits.passwordMinimum, {
    error: `Password must be at least ${limits.passwordMinimum} characters`,
  })
  .refine((text) => bytesOf(text) <= limits.passwordMaximumBytes, {
    error: `Password must be at most ${limits.passwordMaximumBytes} bytes`,
  });

/** A password to be compared: the limits of new ones say nothing about old ones. */
const knownPassword = z
  .string({ error: "Password is required" })
  .refine((text) => text !== "", { error: "Password is required" });

const firstName = requiredText({ name: "First name", max: limits.personName });
const lastName = requiredText({ name: "Last name", max: limits.personName });

/** Optional details of a person's work. */
const work = (text: typeof optionalText | typeof changedText) => ({
  designation: text({ name: "Designation", max: limits.thingName }),
  companyName: text({ name: "Company name", max: limits.thingName }),
  companyUrl: optionalUrl("Company URL", text),
  companyLocation: text({ name: "Company location", max: limits.thingName }),
});

/** Joining (specification 5). */
export const signUpInput = z.object({
  firstName,
  lastName,
  email,
  password: newPassword,
  ...work(optionalText),
});
export type SignUpInput = z.output<typeof signUpInput>;

/** A code of an authenticator app, or a recovery code; as it was typed, without white space around it. */
const code = z
  .string({ error: "Code is required" })
  .transform(tidy)
  .refine((text) => text !== "", { error: "Code is required", abort: true })
  .refine((text) => lengthOf(text) <= limits.code, { error: "This is not a code" });

/** The code of an account with two-step verification; others need none. */
const optionalCode = code.nullish();

/** Signing in: any error in the address or the password is reported as "Invalid email or password". */
export const signInInput = z.object({
  email: z
    .string({ error: "Email is required" })
    .transform(tidy)
    .refine((text) => text !== "", { error: "Email is required" }),
  password: knownPassword,
  code: optionalCode,
});
export type SignInInput = z.output<typeof signInInput>;

/** The second step of signing in, and of whatever asks for a code. */
export const codeInput = z.object({ code });
export type CodeInput = z.output<typeof codeInput>;

/** Signing in as an administrator, where the address is called username (specification 7). */
export const adminSignInInput = z.object({
  username: signInInput.shape.email,
  password: knownPassword,
  code: optionalCode,
});
export type AdminSignInInput = z.output<typeof adminSignInInput>;

/** An address to send a mail to. */
export const emailInput = z.object({ email });
export type EmailInput = z.output<typeof emailInput>;

const token = z
  .string({ error: "Token is required" })
  .refine((text) => text !== "", { error: "Token is required" });

/** Choosing a new password by a mailed link. */
export const resetPasswordInput = z.object({ token, password: newPassword });
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;

/** Message for an invalid or expired link, of account and work addresses alike. */
export const invalidProof = "Invalid or expired verification token";

/** Proving an address by a mailed link. */
export const verifyEmailInput = z.object({ token });
export type VerifyEmailInput = z.output<typeof verifyEmailInput>;

/** Changes to a profile: omitted fields are unchanged, null or blank clears optional ones. */
export const profileInput = z
  .object({
    firstName,
    lastName,
    ...work(changedText),
    profileImageUrl: pictureUrl("Picture", changedText),
  })
  .partial();
export type ProfileInput = z.output<typeof profileInput>;

/** An account without a password (it signs in by a provider) has no current one: blank then. */
export const changePasswordInput = z.object({
  currentPassword: z.string({ error: "Current password is required" }),
  newPassword,
  code: optionalCode,
});
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** Deleting one's account: its address is typed again, so that it does not happen by a slip. */
export const deleteAccountInput = z.object({
  email: z.string({ error: "Email is required" }).transform(tidy),
  password: z.string({ error: "Password must be text" }).nullish(),
  code: optionalCode,
});
export type DeleteAccountInput = z.output<typeof deleteAccountInput>;

/** Setting up an authenticator app. */
export const beginTwoStepInput = z.object({ password: knownPassword });
export type BeginTwoStepInput = z.output<typeof beginTwoStepInput>;

/** Turning two-step verification on, by a code of the app that was set up. */
export const turnOnTwoStepInput = z.object({ token, code });
export type TurnOnTwoStepInput = z.output<typeof turnOnTwoStepInput>;

/** Turning two-step verification off, and making new recovery codes. */
export const changeTwoStepInput = z.object({ password: knownPassword, code });
export type ChangeTwoStepInput = z.output<typeof changeTwoStepInput>;

/** By whom else than by a password one may sign in. */
export const signInProviders = ["google"] as const;
export type SignInProvider = (typeof signInProviders)[number];
