import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "./caller.ts";
import { type Cast, createReview, type Made, type Person } from "./cast.ts";

/** Numbers of a run that are the same for its seed: from 0 to below the given number. */
export type Pick = (below: number) => number;

/** What a client needs: everybody, chance, and the pause between its writes, at which it may be held up. */
export interface Stage {
  cast: Cast;
  pick: Pick;
  pass(): Promise<void>;
}

/** A text that no other write has. */
export const marker = (): string => `endure-${crypto.randomUUID()}`;

const outcomes = "... on ConflictError { code } ... on ValidationError { message }";
/** A mutation that takes an idempotency key. */
export const keyed = (verb: string, input: string, selection: string) =>
  `mutation($input: ${input}!, $key: String) { result: ${verb}(input: $input, idempotencyKey: $key) { __typename ${selection} } }`;

/** An edit of a review by its author. */
export const updateReview = keyed("updateReview", "UpdateReviewInput", "... on ValidationError { message }");
const deleteReview = keyed("deleteReview", "DeleteReviewInput", "... on ConflictError { code }");
const answerReview = keyed("answerReview", "AnswerReviewInput", outcomes);
const voteReview = keyed("voteReview", "VoteReviewInput", "... on ConflictError { code }");

/** The thing that a person's review of a listing is. */
const reviewOf = (userId: string, softwareId: string): string => `review ${userId} ${softwareId}`;

/** Writes, edits and deletes reviews; tries what is refused in between. */
export async function reviewer({ cast, pick, pass }: Stage, { id, caller }: Person): Promise<void> {
  for (;;) {
    const softwareId = cast.software[pick(cast.software.length)] ?? "";
    const thing = reviewOf(id, softwareId);
    const written = marker();
    await pass();
    const input = { softwareId, rating: 1 + pick(5), title: written, content: `It held: ${written}.` };
    const result = await caller.write({ document: createReview, input }, { thing, value: written });
    const review = result?.["made"] as Made | undefined;
    // An earlier one may be there that was deleted without an answer.
    if (!review) continue;
    const { databaseId } = review;
    await pass();
    const edited = marker();
    await caller.write(
      { document: updateReview, input: { databaseId, title: edited } },
      { thing, value: edited },
    );
    await pass();
    const refused = marker();
    await caller.write(
      { document: createReview, input: { ...input, title: refused } },
      { thing, value: refused },
    );
    await pass();
    const noStars = marker();
    await caller.write(
      { document: updateReview, input: { databaseId, rating: 9, title: noStars } },
      { thing, value: noStars },
    );
    await pass();
    const notTheirs = marker();
    const reviewId = databaseId;
    await caller.write(
      { document: answerReview, input: { reviewId, content: notTheirs } },
      { thing: `answer ${reviewId}`, value: notTheirs },
    );
    await pass();
    await caller.write({ document: deleteReview, input: { databaseId } }, { thing, value: null });
  }
}

/** Votes on reviews, and takes votes back. */
export async function voter({ cast, pick, pass }: Stage, { id, caller }: Person): Promise<void> {
  const { voted } = cast.reviews;
  for (;;) {
    await pass();
    const databaseId = voted[pick(voted.length)] ?? "";
    const isHelpful = pick(2) === 0;
    await caller.write(
      { document: voteReview, input: { databaseId, isHelpful } },
      { thing: `vote ${databaseId} ${id}`, value: isHelpful ? "yes" : null },
    );
  }
}

const createList = keyed(
  "createList",
  "CreateListInput",
  `... on ListChanged { list { databaseId } } ${outcomes}`,
);
const saveToList = keyed("saveToList", "SaveToListInput", outcomes);
const deleteList = keyed("deleteList", "DeleteListInput", "... on ConflictError { code }");
const createApiToken = keyed(
  "createApiToken",
  "CreateApiTokenInput",
  `... on ApiTokenCreated { apiToken { databaseId } } ${outcomes}`,
);
const revokeApiToken = keyed("revokeApiToken", "RevokeApiTokenInput", "... on ConflictError { code }");

/** Makes lists and API tokens, and takes some of them away again. */
export async function owner({ cast, pick, pass }: Stage, { caller }: Person): Promise<void> {
  for (;;) {
    await pass();
    const name = marker();
    const list = { thing: `list ${name}`, value: "there" };
    const made = await caller.write({ document: createList, input: { name } }, list);
    const listId = (made?.["list"] as Made | undefined)?.databaseId;
    const softwareId = cast.software[pick(cast.software.length)] ?? "";
    await pass();
    if (listId)
      await caller.write(
        { document: saveToList, input: { listId, softwareId, note: name } },
        { thing: `saved ${name}`, value: softwareId },
      );
    await pass();
    // All of them: there may be fifty.
    if (listId)
      await caller.write(
        { document: deleteList, input: { databaseId: listId } },
        { ...list, value: null },
        { thing: `saved ${name}`, value: null },
      );
    await pass();
    await token(caller, pass);
  }
}

async function token(caller: Caller, pass: Stage["pass"]): Promise<void> {
  const name = marker();
  const thing = `token ${name}`;
  const input = { name, scopes: ["READ_DIRECTORY"] };
  const result = await caller.write({ document: createApiToken, input }, { thing, value: "live" });
  const databaseId = (result?.["apiToken"] as Made | undefined)?.databaseId;
  await pass();
  if (databaseId)
    await caller.write({ document: revokeApiToken, input: { databaseId } }, { thing, value: "revoked" });
}

const updateSoftware = keyed("updateSoftware", "UpdateSoftwareInput", outcomes);
const deleteAnswer = keyed("deleteAnswer", "DeleteAnswerInput", "... on ConflictError { code }");

/** Answers reviews, and edits a listing. */
export async function vendor({ cast, pick, pass }: Stage): Promise<void> {
  const { caller } = cast.vendor;
  const { answered } = cast.reviews;
  const [databaseId = ""] = cast.software;
  for (;;) {
    await pass();
    const reviewId = answered[pick(answered.length)] ?? "";
    const thing = `answer ${reviewId}`;
    const content = marker();
    await caller.write({ document: answerReview, input: { reviewId, content } }, { thing, value: content });
    await pass();
    const shortDescription = marker();
    await caller.write(
      { document: updateSoftware, input: { databaseId, shortDescription } },
      { thing: `listing ${databaseId}`, value: shortDescription },
    );
    await pass();
    if (pick(2) === 0)
      await caller.write({ document: deleteAnswer, input: { reviewId } }, { thing, value: null });
  }
}

const setReviewStatus = keyed("setReviewStatus", "SetReviewStatusInput", outcomes);

/** Hides reviews with a reason, which the audit log has, and publishes them again. */
export async function administrator({ cast, pick, pass }: Stage): Promise<void> {
  const { caller } = cast.admin;
  const { moderated } = cast.reviews;
  for (;;) {
    await pass();
    const databaseId = moderated[pick(moderated.length)] ?? "";
    const reason = marker();
    const status = { thing: `status ${databaseId}`, value: "hidden" };
    await caller.write(
      { document: setReviewStatus, input: { databaseId, status: "HIDDEN", reason } },
      status,
      { thing: `audit ${reason}`, value: "there" },
    );
    await pass();
    await caller.write(
      { document: setReviewStatus, input: { databaseId, status: "PUBLISHED" } },
      { ...status, value: "published" },
    );
  }
}

const resetTwoStep = keyed("resetTwoStep", "ResetTwoStepInput", "... on ConflictError { code }");
/** Milliseconds between two people who are helped: they are enough for two hours. */
const restMs = 5_000;

/** Turns off the second step of people who have lost it, one after the other; their sessions end. */
export async function helper({ cast, pass }: Stage): Promise<void> {
  for (const databaseId of cast.lockedOut) {
    const next = Date.now() + restMs;
    // In short steps: whoever closes the gate waits for each client to come to it.
    do {
      await sleep(25);
      await pass();
    } while (Date.now() < next);
    await cast.admin.caller.write(
      { document: resetTwoStep, input: { databaseId } },
      { thing: `second-step ${databaseId}`, value: "off" },
    );
  }
}

const sendLead = `mutation($input: SendLeadInput!) { result: sendLead(input: $input) { __typename ${outcomes} } }`;

/** Sends a vendor requests, of which each leads to a mail and a webhook; tries some that are refused. */
export async function buyer({ cast, pick, pass }: Stage): Promise<void> {
  for (;;) {
    await pass();
    const email = `${marker()}@buyers.example`;
    const softwareId = cast.software[pick(cast.software.length)] ?? "";
    const consent = pick(4) > 0;
    const words = { kind: "DEMO", name: "Ann Buyer", consent, formOpenMilliseconds: 60_000 };
    await cast.visitor.write(
      { document: sendLead, input: { ...words, softwareId, email }, hasKey: false },
      { thing: `lead ${email}`, value: "there" },
      { thing: `mail ${email}`, value: "sent" },
      { thing: `webhook ${email}`, value: "planned" },
      { thing: `message ${email}`, value: "accepted" },
    );
  }
}
