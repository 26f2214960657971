import { claimCompany } from "../../domain/company/claim.ts";
import { confirmClaim } from "../../domain/company/confirm-claim.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { Acknowledgement } from "./account.ts";
import { CompanyTokenInput } from "./company-member-mutations.ts";
import { CompanySaved } from "./company-mutations.ts";

const ClaimCompanyInput = builder.inputType("ClaimCompanyInput", {
  description: "A company without an owner, and how to confirm the claim.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    email: t.string({
      description:
        "An e-mail address at the company's `claimDomain`. Omit it if that is null, or if the viewer has no address there; an administrator decides then.",
    }),
  }),
});

mutation("claimCompany", {
  description:
    "Claims a company without members for the viewer: sends a confirmation link to an address at its domain, or asks the administrators. Requires a verified e-mail address. At most 5 per hour.",
  result: "a confirmation message",
  permission: "company.manage",
  input: ClaimCompanyInput,
  type: Acknowledgement,
  failures: [InvalidInput, Conflict],
  async resolve({ databaseId, email }, context) {
    const isMailed = await claimCompany(context, requireDatabaseId(databaseId, "Company"), { email });
    return {
      message: isMailed
        ? "A link is on its way to this address. Open it while you are signed in here; it works once, within 24 hours."
        : "Your claim waits for our administrators, who will look at it.",
    };
  },
});

mutation("confirmClaim", {
  description:
    "Makes the viewer the owner of a claimed company with an e-mailed token. The first confirmation wins.",
  result: "the claimed company",
  permission: "company.manage",
  input: CompanyTokenInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ companyId: await confirmClaim(context, input) }),
});
