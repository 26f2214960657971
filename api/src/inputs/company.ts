import { z } from "zod";
import { emailInput } from "./account.ts";
import { orNull, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { changedText, optionalText, optionalUrl, pictureUrl, requiredText, tidy } from "./text.ts";
import { companySizes, memberRoles } from "./vocabulary.ts";

const name = requiredText({
  name: "Company name",
  max: limits.thingName,
  required: "Company name is required",
});

/** A form that leaves a choice open sends it blank. */
function orBlank<Output, Input>(type: z.ZodType<Output, Input>, error: string) {
  return z.union([z.literal("").transform(() => null), type], { error });
}

const employeeCount = orBlank(
  z.enum(companySizes),
  `Employee count must be one of ${companySizes.join(", ")}`,
);
const error = "Founded year must be a year such as 1998";
const foundedYear = orBlank(z.int({ error }).min(1, { error }).max(9999, { error }), error);

/** Optional texts of a company (specification 5). */
const textFields = (text: typeof optionalText | typeof changedText) => ({
  website: optionalUrl("Website", text),
  description: text({ name: "Description", max: limits.description }),
  industry: text({ name: "Industry", max: limits.thingName }),
  location: text({ name: "Location", max: limits.thingName }),
  logoUrl: pictureUrl("Logo", text),
});

/** A new company. */
export const companyInput = z.object({
  name,
  ...textFields(optionalText),
  employeeCount: orNull(employeeCount),
  foundedYear: orNull(foundedYear),
});
export type CompanyInput = z.output<typeof companyInput>;

/** Changes to a company: omitted fields are unchanged, null or blank clears optional ones. */
export const companyChange = z
  .object({
    name,
    ...textFields(changedText),
    employeeCount: employeeCount.nullable(),
    foundedYear: foundedYear.nullable(),
  })
  .partial();
export type CompanyChange = z.output<typeof companyChange>;

const role = word("Role", memberRoles);

/** An invitation of a new member. */
export const invitationInput = emailInput.extend({ role });
export type InvitationInput = z.output<typeof invitationInput>;

/** Another role of a member. */
export const memberChange = z.object({ role });
export type MemberChange = z.output<typeof memberChange>;

/** Claiming a company: an address at its website's domain, or null for none: an empty field is no choice. */
export const claimInput = z.object({ email: orNull(emailInput.shape.email) });
export type ClaimInput = z.output<typeof claimInput>;

/** Deleting a company: its name is typed again, so that it does not happen by a slip. */
export const deleteCompanyInput = z.object({
  name: z.string({ error: "Company name is required" }).transform(tidy),
});
export type DeleteCompanyInput = z.output<typeof deleteCompanyInput>;
