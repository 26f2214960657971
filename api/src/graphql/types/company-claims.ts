import { claimCompany } from "../../domain/company/claim.ts";
import { confirmClaim } from "../../domain/company/confirm-claim.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { Done } from "./account.ts";
import { CompanyTokenInput } from "./company-members.ts";
import { CompanySaved } from "./company-mutations.ts";

const ClaimCompanyInput = builder.inputType("ClaimCompanyInput", {
  description: "A company that nobody owns.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which company." }),
    email: t.string({
      description:
        "An address at its `claimDomain`; left out where that is null or one has none there: the claim waits for the administrators then.",
    }),
  }),
});

mutation("claimCompany", {
  description:
    "Begins to make the viewer, whose own address must be proved, the owner of a company without members: mails a link to an address at its website's domain, or leaves it to the administrators. 5 an hour.",
  permission: "company.keep",
  input: ClaimCompanyInput,
  type: Done,
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
  description: "Makes the viewer the owner of a company that they claimed. Of several claims one wins.",
  permission: "company.keep",
  input: CompanyTokenInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ companyId: await confirmClaim(context, input) }),
});
