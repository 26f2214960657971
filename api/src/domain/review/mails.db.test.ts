import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MailJob } from "../../jobs/enqueue.ts";
import type { Mail } from "../../mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { exportData } from "../account/export-data.ts";
import { sendMail } from "../mail/send.ts";
import { heldForModeration } from "./traces/mailbox.ts";

const database = testDatabase();
const writers = testWriters(database);
let world: World;
let sent: Mail[] = [];
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(() => {
  sent = [];
});

/** Somebody whose address is proved, with a review. */
async function reviewer(title = "Holds", softwareId = world.software.tally) {
  const { services, jobs } = testServices();
  const viewer = await writers.somebody();
  const { email } = await database.prisma.user.update({
    where: { id: viewer.id },
    data: { isEmailVerified: true },
  });
  const input = { ...words, title, softwareId, idempotencyKey: "one" };
  const { review } = await writers.send(viewer, "createReview", input, services);
  // What is answered again was thanked for already.
  await writers.send(viewer, "createReview", input, services);
  return { viewer, email, jobs, id: String(review?.databaseId) };
}
const notifyOfAnswer = (reviewId: string) => sendOne({ mail: "review-answered", reviewId });
const sendOne = (job: MailJob) =>
  sendMail(
    {
      database,
      mailer: { send: async (mail) => void sent.push(mail), close() {} },
      site: { name: "Assay", url: "https://assay.example" },
      now: () => worldNow,
    },
    job,
  );
const thank = (reviewId: string) => sendOne({ mail: "review-thanks", reviewId });

test("the author of a review is thanked once, with links to read and edit it", async () => {
  const { id, email, jobs } = await reviewer("It <b>holds</b>");
  const thanks = jobs.filter(({ kind }) => kind === "mail");
  expect(thanks).toEqual([{ kind: "mail", data: { mail: "review-thanks", reviewId: id } }]);
  await thank(id);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const { text = "", html = "" } = sent[0] ?? {};
  expect(text).toContain(`\nhttps://assay.example/reviews/${id}\n`);
  expect(text).toContain(
    `\nhttps://assay.example/write-a-review/review-form?products=${world.software.tally}&edit=review\n`,
  );
  expect(text).toContain("“It <b>holds</b>”");
  expect(html).toContain("“It &lt;b&gt;holds&lt;/b&gt;”");
});

test("that a review waits for the moderators is told to a proved address alone, as long as it does", async () => {
  const { id, email, viewer } = await reviewer();
  const sendHeldMail = () => sendOne({ mail: "review-held", reviewId: id });
  const as = (data: { status: string; hiddenReason: string | null; isHeld: boolean }) =>
    database.prisma.review.update({ where: { id }, data });
  // The text does not say who has decided: a moderator may give the same reason.
  const { hiddenReason } = heldForModeration;
  await as({ status: "hidden", hiddenReason, isHeld: true });
  await sendHeldMail();
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: email, subject: "Your review on Assay is waiting for our moderators" },
  ]);
  const user = (isEmailVerified: boolean) =>
    database.prisma.user.update({ where: { id: viewer.id }, data: { isEmailVerified } });
  await user(false);
  await sendHeldMail();
  await user(true);
  await as({ status: "hidden", hiddenReason, isHeld: false });
  await sendHeldMail();
  await as({ status: "published", hiddenReason: null, isHeld: false });
  await sendHeldMail();
  expect(sent).toHaveLength(1);
});

test("nobody is thanked for a review that is gone, hidden, or of a software that is gone", async () => {
  const [deleted, hidden] = [await reviewer(), await reviewer()];
  await writers.send(deleted.viewer, "deleteReview", { databaseId: deleted.id });
  await database.prisma.review.update({ where: { id: hidden.id }, data: { status: "hidden" } });
  await thank(deleted.id);
  await thank(hidden.id);
  const where = { id: world.software.ledgerly };
  const withdrawn = await reviewer("Holds", where.id);
  await database.prisma.software.update({ where, data: { isActive: false } });
  await thank(withdrawn.id);
  await database.prisma.software.delete({ where });
  await thank(withdrawn.id);
  expect(sent).toEqual([]);
});

test("nobody is thanked at an address that is not proved, or without access, or without an account", async () => {
  const [unproved, suspended, gone] = [await reviewer(), await reviewer(), await reviewer()];
  const { user } = database.prisma;
  await user.update({ where: { id: unproved.viewer.id }, data: { isEmailVerified: false } });
  await user.update({ where: { id: suspended.viewer.id }, data: { suspendedAt: worldNow } });
  await user.delete({ where: { id: gone.viewer.id } });
  for (const { id } of [unproved, suspended, gone]) await thank(id);
  expect(sent).toEqual([]);
});

/** A review that its vendor has answered. */
async function answered() {
  const { viewer, email, id } = await reviewer("Holds", world.software.beacon);
  const { owner } = viewersOf(world);
  await writers.send(owner, "answerReview", { reviewId: id, content: "See https://evil.example" });
  return { viewer, email, id, owner };
}

test("a reviewer is told that there is an answer and where, not what the vendor chose to say", async () => {
  const { email, id } = await answered();
  await notifyOfAnswer(id);
  expect(sent.map(({ to }) => to)).toEqual([email]);
  const { text = "", html = "" } = sent[0] ?? {};
  expect(text).toContain("Northwind has answered your review of Beacon CRM");
  expect(text).toContain(`\nhttps://assay.example/reviews/${id}\n`);
  expect(text + html).not.toContain("evil");
});

test("nobody is told of an answer that was taken back, to a hidden review, or at an address that is not proved", async () => {
  const [taken, hidden, unproved, gone] = [
    await answered(),
    await answered(),
    await answered(),
    await answered(),
  ];
  await writers.send(taken.owner, "deleteAnswer", { reviewId: taken.id });
  await database.prisma.review.update({ where: { id: hidden.id }, data: { status: "hidden" } });
  const { user } = database.prisma;
  await user.update({ where: { id: unproved.viewer.id }, data: { isEmailVerified: false } });
  await user.delete({ where: { id: gone.viewer.id } });
  for (const { id } of [taken, hidden, unproved, gone]) await notifyOfAnswer(id);
  expect(sent).toEqual([]);
});

test("every member of the software's company is told of a review of it, one by one, while they are members", async () => {
  const { id, jobs } = await reviewer("Answer <me>", world.software.beacon);
  const { owner, editor } = world.users;
  const recipients = jobs.flatMap(({ kind, data }) =>
    kind === "mail" && data.mail === "new-review" ? [data] : [],
  );
  expect(recipients.map(({ userId }) => userId).toSorted()).toEqual([owner, editor].toSorted());
  expect(recipients.every(({ reviewId }) => reviewId === id)).toBe(true);
  for (const data of recipients) await sendOne(data);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    "editor@northwind.example",
    "owner@northwind.example",
  ]);
  expect(sent[0]?.text).toContain("Beacon CRM has a new review with 4 of 5 stars: “Answer <me>”.");
  expect(sent[0]?.text).toContain(`\nhttps://assay.example/reviews/${id}\n`);
  sent = [];
  await sendOne({ mail: "new-review", reviewId: id, userId: world.users.user });
  await database.prisma.review.update({ where: { id }, data: { status: "hidden" } });
  await sendOne({ mail: "new-review", reviewId: id, userId: owner });
  expect(sent).toEqual([]);
});

test("a user who switched off such mails gets none", async () => {
  const { viewer, id } = await reviewer();
  await database.prisma.mailOptOut.create({ data: { userId: viewer.id, kind: "review-thanks" } });
  await thank(id);
  expect(sent).toEqual([]);
});

test("who reviewed a listing that was deleted is told so, if the address is theirs", async () => {
  const { viewer, email } = await reviewer();
  const sendMail = (softwareName: string | null) =>
    sendOne({ mail: "listing-removed", userId: viewer.id, softwareName });
  await sendMail("Tally <Books>");
  await sendMail(null);
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(sent[0]?.text).toContain("removed Tally <Books> from Assay, along with all its reviews");
  expect(sent[1]?.text).toContain("removed a product from Assay");
  await database.prisma.user.update({ where: { id: viewer.id }, data: { isEmailVerified: false } });
  await sendMail("Tally");
  expect(sent).toHaveLength(2);
});

test("whose review was deleted is told so, though its software is gone by then", async () => {
  const { viewer, email } = await reviewer();
  await sendOne({ mail: "review-removed", userId: viewer.id, softwareName: "Tally" });
  expect(sent.map(({ to }) => to)).toEqual([email]);
  expect(sent[0]?.text).toContain("Tally");
});

test("what a Draft is called by now is told to nobody who once reviewed it, by mail or in their data", async () => {
  const where = { id: world.software.quill };
  const { id, viewer } = await reviewer("Holds", where.id);
  const exportedReviews = async () => JSON.stringify((await exportData(database, viewer.id)).reviews);
  expect(await exportedReviews()).toContain("Quill Desk");
  const status = { status: "hidden", hiddenReason: "Advertising" };
  await database.prisma.review.update({ where: { id }, data: status });
  await database.prisma.software.update({ where, data: { isActive: false, name: "Secret Project" } });
  await sendOne({ mail: "review-hidden", reviewId: id });
  await database.prisma.review.update({ where: { id }, data: { status: "published", hiddenReason: null } });
  await sendOne({ mail: "review-published", reviewId: id });
  await sendOne({ mail: "review-removed", userId: viewer.id, softwareName: null });
  expect(sent.map(({ text }) => /review of ([^,.]*)/.exec(text ?? "")?.[1])).toEqual([
    "a product",
    "a product",
    "a product",
  ]);
  expect(JSON.stringify(sent) + (await exportedReviews())).not.toContain("Secret");
});
