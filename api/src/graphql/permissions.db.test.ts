import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { ask } from "../testing/engine.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";
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
    "requestPasswordReset",
    "resendVerification",
    "resetPassword",
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
    "changeMember",
    "changePassword",
    "claimCompany",
    "confirmClaim",
    "createCompany",
    "createList",
    "createReview",
    "createSoftware",
    "deleteAccount",
    "deleteAnswer",
    "deleteCompany",
    "deleteLead",
    "deleteList",
    "deleteReview",
    "deleteSoftware",
    "endOtherSessions",
    "endSession",
    "inviteMember",
    "moveListItem",
    "removeFromList",
    "removeMember",
    "replyToModerators",
    "reportReview",
    "requestReviewVerification",
    "resendInvitation",
    "revokeInvitation",
    "saveToList",
    "setMailPreference",
    "shareList",
    "unshareList",
    "updateCompany",
    "updateLead",
    "updateList",
    "updateListItem",
    "updateProfile",
    "updateReview",
    "updateSoftware",
    "voteReview",
  ],
  admins: [
    "createCategory",
    "decideClaim",
    "decideFlags",
    "decideReport",
    "deleteReviewAsAdmin",
    "removeUserAsAdmin",
    "setCompanyVerified",
    "setReviewStatus",
    "setReviewVerified",
    "setUserAdmin",
    "setUserSuspended",
    "updateCategory",
  ],
};

const mutations = schema.getMutationType()?.getFields() ?? {};

/** Something of that type, as little as it takes. */
function least(type: GraphQLInputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [];
  if (isEnumType(given)) return given.getValues()[0]?.name;
  if (isInputObjectType(given)) {
    const required = Object.values(given.getFields()).filter(({ type }) => isNonNullType(type));
    return Object.fromEntries(required.map(({ name, type }) => [name, least(type)]));
  }
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, ID: world.software.beacon };
  return values[given.name] ?? "x";
}

async function refusal(name: string, who: "visitor" | "user" | "owner") {
  const [input] = mutations[name]?.args ?? [];
  const text = input
    ? `mutation ($input: ${input.type}) { ${name}(input: $input) { __typename } }`
    : `mutation { ${name} { __typename } }`;
  const { errors } = await ask(database, text, input ? { input: least(input.type) } : {}, {
    viewer: viewersOf(world)[who],
  });
  return errors?.[0]?.extensions["code"];
}

describe("a mutation", () => {
  test("is one that somebody decided on", () => {
    expect(Object.keys(mutations).sort()).toEqual(Object.values(callers).flat().sort());
  });

  test.each([...callers.users, ...callers.admins])("%s is nothing for visitors", async (name) => {
    expect(await refusal(name, "visitor")).toBe("UNAUTHENTICATED");
  });

  test.each(callers.admins)("%s is for administrators alone", async (name) => {
    expect(await refusal(name, "user")).toBe("FORBIDDEN");
    expect(await refusal(name, "owner")).toBe("FORBIDDEN");
  });
});
