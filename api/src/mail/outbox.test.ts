import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { growthOf } from "../testing/metrics.ts";
import { createMailer } from "./mailer.ts";

const mail = {
  to: "uma@mail.example",
  subject: "Größe, 尺寸",
  text: `Hello,\n\nhttps://assay.example/verify-email?token=${"x".repeat(60)}\n`,
  html: "<p>Hello,</p>",
};
let folder = "";
let written: string[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "assay-outbox-")), "data", "outbox");
  written = [];
});
afterEach(() => rm(dirname(dirname(folder)), { recursive: true }));

const open = () =>
  createMailer({
    smtpUrl: undefined,
    from: "Assay <no-reply@assay.example>",
    outbox: folder,
    written: (file) => written.push(file),
  });

test("without a mail server each mail is a complete file that only its owner can read", async () => {
  const mailer = open();
  const sent = await growthOf("assay_mails_total", { result: "sent" }, () =>
    Promise.all([mailer.send(mail), mailer.send(mail)]),
  );
  expect(sent).toBe(2);
  mailer.close();
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  expect(written.toSorted()).toEqual(files.map((name) => join(folder, name)).toSorted());
  for (const file of written) {
    expect(basename(file)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{12}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("a file is a mail with its headers, and its link can be followed in a text editor", async () => {
  await open().send(mail);
  const source = await readFile(written[0] ?? "", "utf8");
  expect(source).toContain("To: uma@mail.example\r\n");
  expect(source).toContain("From: Assay <no-reply@assay.example>\r\n");
  expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(source).toMatch(/^Message-ID: <[^@\s]+@assay\.example>\r$/im);
  expect(source).toMatch(/^Date: /m);
  expect(source).toContain("Auto-Submitted: auto-generated\r\n");
  expect(source).toContain(`\r\n\r\n${mail.text.replaceAll("\n", "\r\n")}`);
  expect(source).toContain(mail.html);
});

test("an address with a comma is not taken for two", async () => {
  await open().send({ ...mail, to: "uma@mail.example, eve@mail.example" });
  const source = await readFile(written[0] ?? "", "utf8");
  expect(source).not.toMatch(/^To: uma@mail\.example, eve@mail\.example\r$/m);
});
