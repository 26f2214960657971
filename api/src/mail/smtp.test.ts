import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { bodyOf, type MailServer, openMailServer, refusal } from "../testing/mail.ts";
import { MailError, type Mailer } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import type { SmtpTimeouts } from "./smtp.ts";

const mail = {
  to: "uma@mail.example",
  subject: "Verify your email address for Assay",
  text: `Hello عبد الرحمن,\n\nhttps://assay.example/verify-email?token=${"x".repeat(60)}\n`,
  html: `<p>Hello عبد الرحمن,</p>${"<p>and more</p>".repeat(9)}`,
};
let servers: MailServer[] = [];
let mailers: Mailer[] = [];
afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  mailers = [];
});

async function serverOf(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options);
  servers.push(server);
  return server;
}

function mailerTo(smtpUrl: string, timeouts: Partial<SmtpTimeouts> = {}): Mailer {
  const from = "Assay <no-reply@assay.example>";
  const mailer = createMailer({ smtpUrl, from, outbox: "", written: () => {}, timeouts });
  mailers.push(mailer);
  return mailer;
}

const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

test("an optional mail has headers for unsubscribing and for replies", async () => {
  const server = await serverOf();
  const offUrl = `https://assay.example/mail-settings?token=${"t".repeat(43)}`;
  await mailerTo(server.url).send({ ...mail, offUrl, replyTo: "bea,o@buyer.example" });
  expect(server.arrived[0]?.headers).toMatchObject({
    "list-unsubscribe": `<${offUrl}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    "reply-to": expect.stringContaining("buyer.example"),
  });
  await mailerTo(server.url).send(mail);
  const { headers } = server.arrived[1] ?? {};
  for (const name of ["list-unsubscribe", "list-unsubscribe-post", "reply-to"])
    expect(headers).not.toHaveProperty(name);
});

test("a mail arrives with its headers and both its parts", async () => {
  const server = await serverOf();
  await mailerTo(server.url).send(mail);
  const [arrived, ...others] = server.arrived;
  expect(others).toEqual([]);
  expect(arrived?.to).toBe(mail.to);
  expect(arrived?.headers).toMatchObject({
    from: "Assay <no-reply@assay.example>",
    to: mail.to,
    subject: mail.subject,
    "auto-submitted": "auto-generated",
    "message-id": expect.stringMatching(/^<[^@\s]+@assay\.example>$/),
    date: expect.stringMatching(/^\w{3}, \d/),
  });
  expect(arrived?.headers["content-type"]).toContain("multipart/alternative");
  expect(arrived?.headers).not.toHaveProperty("x-mailer");
  const body = bodyOf(arrived?.source ?? "").replaceAll("\r\n", "\n");
  expect(body).toContain(mail.text);
  expect(body).toContain(mail.html);
});

test("a line break in a subject does not begin a header", async () => {
  const server = await serverOf();
  await mailerTo(server.url).send({ ...mail, subject: "Hello\r\nBcc: eve@mail.example" });
  expect(server.arrived[0]?.headers).not.toHaveProperty("bcc");
});

describe("a mail that cannot be sent", () => {
  test("is reported by error codes, without the server's message", async () => {
    const server = await serverOf({
      async recipient(address) {
        throw refusal(address);
      },
    });
    const error = await failure(mailerTo(server.url).send(mail));
    expect(error).toEqual(
      new MailError("The mail server rejected an email: 550 5.1.1 (EENVELOPE at RCPT TO)"),
    );
    expect(JSON.stringify(error, [...Object.getOwnPropertyNames(error), "cause"])).not.toContain("uma");
  });

  test("is reported if the server is down", async () => {
    const server = await openMailServer();
    await server.close();
    const error = await failure(mailerTo(server.url).send(mail));
    expect(error).toBeInstanceOf(MailError);
    expect(String(error)).toMatch(
      /could not be handed to the mail server: connect ECONNREFUSED .* at CONN\)$/,
    );
  });

  test("does not wait for a silent server", async () => {
    const silent = createServer((socket) => void socket.on("error", () => {}));
    const url = await listening(silent);
    const error = await failure(mailerTo(url, { greeting: 30 }).send(mail));
    expect(String(error)).toContain("Greeting never received");
    silent.close();
  });

  test("does not wait for a server that falls silent, nor for one that never finishes", async () => {
    const stuck = () => new Promise<void>(() => {});
    const server = await serverOf({ recipient: stuck });
    expect(String(await failure(mailerTo(server.url, { answer: 30 }).send(mail)))).toContain("ETIMEDOUT");
    expect(await failure(mailerTo(server.url, { whole: 30 }).send(mail))).toBeInstanceOf(MailError);
    expect(server.arrived).toEqual([]);
  });
});

test("closing aborts pending mails", async () => {
  let asked = () => {};
  const begun = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = await serverOf({
    recipient() {
      asked();
      return new Promise(() => {});
    },
  });
  const mailer = mailerTo(server.url);
  const sending = failure(mailer.send(mail));
  await begun;
  mailer.close();
  expect(await sending).toBeInstanceOf(MailError);
});

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    });
  });
}
