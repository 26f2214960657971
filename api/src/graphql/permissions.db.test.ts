import { beforeAll, describe, expect, test } from "vitest";
import type { TokenAccess } from "../auth/auth-context.ts";
import { type ApiScope, apiScopes } from "../inputs/index.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { leastInput } from "../testing/least-input.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** Who may call which mutation at all. One that is new fails here until somebody has decided. */
const callers = {
  anyone: [
    "beginProviderSignIn",
    "completeSignIn",
    "requestPasswordReset",
    "resendVerification",
    "resetPassword",
    "sendContactMessage",
    "sendLead",
    "signIn",
    "signInAsAdmin",
    "signInByProvider",
    "signOut",
    "signUp",
    "unsubscribe",
    "verifyEmail",
    "verifyReview",
  ],
  users: [
    "acceptInvitation",
    "answerReview",
    "beginTwoStep",
    "changeMember",
    "changePassword",
    "claimCompany",
    "confirmClaim",
    "createApiToken",
    "createCompany",
    "createList",
    "createReview",
    "createSoftware",
    "createReviewInvitations",
    "createWebhook",
    "deleteAccount",
    "deleteAnswer",
    "deleteCompany",
    "deleteLead",
    "deleteList",
    "deleteReview",
    "deleteReviewProof",
    "deleteSoftware",
    "deleteSuggestedProduct",
    "deleteWebhook",
    "endOtherSessions",
    "endSession",
    "inviteMember",
    "keepSuggestedReview",
    "moveListItem",
    "removeFromList",
    "removeMember",
    "renewRecoveryCodes",
    "replayWebhookDelivery",
    "replyToModerators",
    "reportReview",
    "requestReviewVerification",
    "resendInvitation",
    "revokeApiToken",
    "revokeInvitation",
    "revokeReviewInvitations",
    "rotateWebhookSecret",
    "saveToList",
    "setMailPreference",
    "shareList",
    "suggestProduct",
    "testWebhook",
    "turnOffTwoStep",
    "turnOnTwoStep",
    "unshareList",
    "updateCompany",
    "updateLead",
    "updateList",
    "updateListItem",
    "updateProfile",
    "updateReview",
    "updateSoftware",
    "updateWebhook",
    "voteReview",
  ],
  admins: [
    "acceptSuggestedProduct",
    "createCategory",
    "decideClaim",
    "decideFlags",
    "decideListingFlag",
    "decideReport",
    "decideReviewProof",
    "deleteReviewAsAdmin",
    "refuseSuggestedProduct",
    "removeFormerName",
    "removeManipulationNotice",
    "removeUserAsAdmin",
    "reopenFlags",
    "reopenListingFlag",
    "reopenReport",
    "resetTwoStep",
    "revokeApiTokenAsAdmin",
    "setCompanyVerified",
    "setManipulationNotice",
    "setReviewStatus",
    "setReviewVerified",
    "setUserAdmin",
    "setUserSuspended",
    "updateCategory",
  ],
};

const mutations = schema.getMutationType()?.getFields() ?? {};

async function refusal(name: string, who: "visitor" | "user" | "owner" | "admin" | TokenAccess) {
  const input = mutations[name]?.args.find((argument) => argument.name === "input");
  const text = input
    ? `mutation ($input: ${input.type}) { ${name}(input: $input) { __typename } }`
    : `mutation { ${name} { __typename } }`;
  const { errors } = await ask(
    database,
    text,
    input ? { input: leastInput(input.type, { id: world.software.beacon }) } : {},
    {
      ...(typeof who === "string" ? { viewer: viewersOf(world)[who] } : { token: who }),
      services: testServices().services,
    },
  );
  return errors?.[0]?.extensions["code"];
}

/** What tokens may call with which scope. Everything else, also what visitors may, is nothing for any token. */
const openTo: Partial<Record<string, ApiScope>> = {
  createSoftware: "write:listings",
  updateSoftware: "write:listings",
  createWebhook: "write:webhooks",
  updateWebhook: "write:webhooks",
  deleteWebhook: "write:webhooks",
  rotateWebhookSecret: "write:webhooks",
  testWebhook: "write:webhooks",
  replayWebhookDelivery: "write:webhooks",
  createReviewInvitations: "write:invitations",
  revokeReviewInvitations: "write:invitations",
};

describe("a mutation", () => {
  test("is one that somebody decided on", () => {
    expect(Object.keys(mutations).sort()).toEqual(Object.values(callers).flat().sort());
  });

  test.each([...callers.users, ...callers.admins])(
    "%s is nothing for visitors",
    { tags: ["6.server.1"] },
    async (name) => {
      expect(await refusal(name, "visitor")).toBe("UNAUTHENTICATED");
    },
  );

  test.each(callers.admins)("%s is for administrators alone", { tags: ["6.server.2"] }, async (name) => {
    expect(await refusal(name, "user")).toBe("FORBIDDEN");
    expect(await refusal(name, "owner")).toBe("FORBIDDEN");
    // What is asked for is not there, or is wrong: but they may.
    expect(["UNAUTHENTICATED", "FORBIDDEN"]).not.toContain(await refusal(name, "admin"));
  });
});

describe("an API token", () => {
  const names = Object.keys(mutations);
  test.each(apiScopes)("with %s may call what that scope opens, and nothing else", async (scope) => {
    const refused: string[] = [];
    for (const name of names) {
      const token = { id: "", name: "Nightly", companyId: null, userId: viewersOf(world).owner.id };
      if ((await refusal(name, { ...token, scopes: [scope] })) === "FORBIDDEN") refused.push(name);
    }
    expect(refused).toEqual(names.filter((name) => openTo[name] !== scope));
  });

  test("of an administrator administers nothing", async () => {
    const userId = viewersOf(world).admin.id;
    const token = { id: "", name: "Nightly", companyId: null, userId, scopes: [...apiScopes] };
    for (const name of callers.admins) expect(await refusal(name, token)).toBe("FORBIDDEN");
    const { data } = await ask(database, "{ administration { __typename } viewer { email } }", {}, { token });
    expect(data).toEqual({ administration: null, viewer: null });
  });

  test("is told which scope it lacks", async () => {
    const token = { id: "", name: "Nightly", companyId: null, userId: viewersOf(world).owner.id };
    const text = "mutation ($input: UpdateSoftwareInput!) { updateSoftware(input: $input) { __typename } }";
    const input = { databaseId: world.software.beacon };
    const { errors } = await ask(
      database,
      text,
      { input },
      { token: { ...token, scopes: ["read:company"] } },
    );
    expect(errors?.[0]?.message).toBe(
      'The API token "Nightly" lacks the scope write:listings. Create a token with this scope.',
    );
    const out = await ask(
      database,
      "mutation { signOut { __typename } }",
      {},
      {
        token: { ...token, scopes: [...apiScopes] },
      },
    );
    expect(out.errors?.[0]?.message).toBe("API tokens cannot do this. Sign in instead.");
  });
});
