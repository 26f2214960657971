import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mailer, toMessage } from "./mail.ts";

interface OutboxOptions {
  folder: string;
  from: string;
  /** Told the file of each mail. */
  written(file: string): void;
}

/**
 * Mails as files, for whoever has no mail server: one .eml each, which a mail program opens. They hold secrets, so only
 * the owner of the process may read them, and their names tell nothing but the time.
 */
export function openOutbox({ folder, from, written }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({
        ...toMessage(mail, from),
        text: readable("text/plain", mail.text),
        html: readable("text/html", mail.html),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, "-");
      const name = `${time}-${randomBytes(6).toString("hex")}`;
      const file = join(folder, `${name}.eml`);
      // Under its own name a file is whole, for whoever watches the folder.
      const half = join(folder, `.${name}.part`);
      await writeFile(half, message, { mode: 0o600, flag: "wx" });
      await rename(half, file);
      written(file);
    },
    close() {
      transport.close();
    },
  };
}

/** A part as it is: no mail server has to understand it, and whoever opens the file as text can follow its link. */
function readable(type: string, content: string) {
  const head = `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit`;
  return { raw: `${head}\n\n${content}`.replaceAll("\n", "\r\n") };
}
