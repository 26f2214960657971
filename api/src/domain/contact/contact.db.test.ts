import { beforeEach, describe, expect, test } from "vitest";
import { outcome } from "../../http/rest/outcome.ts";
import type { MailJob } from "../../jobs/enqueue.ts";
import { type LimitKey, noLimits } from "../../limits/limits.ts";
import type { Mail } from "../../mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { RateLimited } from "../errors.ts";
import { sendMail } from "../mail/send.ts";
import { sweepContactMessages } from "./send.ts";

const database = testDatabase();
beforeEach(async () => {
  await database.prisma.contactMessage.deleteMany();
});

const document = `mutation($input: SendContactMessageInput!) { result: sendContactMessage(input: $input) {
  ${outcome("ContactMessageSent { email }", "ValidationError")} } }`;
const words = {
  name: "Rea Reader",
  email: "rea@reader.example",
  topic: "CORRECTION",
  message: "The price is wrong.\n\nIt is <b>12</b> dollars.\u2028Bye",
  formOpenMilliseconds: 20_000,
};
const send = async (more: object = {}, services = testServices()) => {
  const { data, errors } = await ask(
    database,
    document,
    { input: { ...words, ...more } },
    { viewer: null, services: services.services },
  );
  return { result: (data as { result?: object } | null)?.result, errors, jobs: services.jobs };
};

const context = (sent: Mail[]) => ({
  database,
  now: () => worldNow,
  site: { name: "Weigh", url: "https://weigh.example", contact: "desk@weigh.example" },
  mailer: { send: async (mail: Mail) => void sent.push(mail), close() {} },
});

describe("sendContactMessage", () => {
  test("mails the message to the contact address, with the sender to reply to, and keeps nothing", async () => {
    const { result, jobs } = await send();
    expect(result).toEqual({ __typename: "ContactMessageSent", email: "rea@reader.example" });
    expect(jobs).toMatchObject([{ kind: "mail", data: { mail: "contact-message" } }]);
    // What stays in the queue names nobody.
    expect(Object.keys(jobs[0]?.data ?? {})).toEqual(["mail", "messageId"]);
    const sent: Mail[] = [];
    const job = jobs[0]?.data as MailJob;
    await sendMail(context(sent), job);
    expect(sent).toMatchObject([
      {
        to: "desk@weigh.example",
        replyTo: "rea@reader.example",
        subject: "Contact form of Weigh: A mistake on a page",
      },
    ]);
    expect(sent[0]?.text).toContain("The price is wrong.\n");
    expect(sent[0]?.html).toContain("It is &lt;b&gt;12&lt;/b&gt; dollars.");
    expect(await database.prisma.contactMessage.count()).toBe(0);
    await sendMail(context(sent), job);
    expect(sent).toHaveLength(1);
  });

  test("refuses what is no message, and where nobody reads it", async () => {
    const bad = { name: " ", email: "me", message: "x".repeat(4_001) };
    expect((await send(bad)).result).toMatchObject({
      fields: [{ path: "name" }, { path: "email" }, { path: "message" }],
    });
    const { errors } = await send({}, testServices({ takesMessages: false }));
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(await database.prisma.contactMessage.count()).toBe(0);
  });

  test("drops what programs send, and says nothing of it", async () => {
    for (const more of [{ website: "https://spam.example" }, { formOpenMilliseconds: 999 }]) {
      const { result, jobs } = await send(more);
      expect([result, jobs]).toEqual([{ __typename: "ContactMessageSent", email: "rea@reader.example" }, []]);
    }
    expect(await database.prisma.contactMessage.count()).toBe(0);
  });

  test("is limited for a network and for the site; a failure does not count", async () => {
    const spent: string[] = [];
    const refunded: string[] = [];
    const namesOf = (counted: LimitKey[]) => counted.map(([name]) => name);
    const limits = {
      ...noLimits,
      spend: async (...counted: LimitKey[]) => void spent.push(...namesOf(counted)),
      refund: async (...counted: LimitKey[]) => void refunded.push(...namesOf(counted)),
    };
    await send({ website: "https://spam.example" }, testServices({ limits }));
    expect(spent.splice(0)).toEqual(["contact:network"]);
    await send({}, testServices({ limits }));
    expect([spent, refunded]).toEqual([["contact:site", "contact:network"], []]);
    const queue = () => Promise.reject(new Error("no queue"));
    await expect(send({}, testServices({ limits, queue }))).rejects.toThrow("no queue");
    expect(refunded).toEqual(["contact:site", "contact:network"]);
    const full = {
      ...noLimits,
      spend: async () => {
        throw new RateLimited(60_000);
      },
    };
    const { errors } = await send({}, testServices({ limits: full }));
    expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });

  test("a message that no mail server takes is deleted after three days", async () => {
    await send();
    const { createdAt } = await database.prisma.contactMessage.findFirstOrThrow();
    const later = (days: number) => new Date(createdAt.getTime() + days * 86_400_000);
    await database.prisma.$transaction((tx) => sweepContactMessages(tx, later(2.9)));
    expect(await database.prisma.contactMessage.count()).toBe(1);
    await database.prisma.$transaction((tx) => sweepContactMessages(tx, later(3)));
    expect(await database.prisma.contactMessage.count()).toBe(0);
  });
});
