import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mailer, toMessage } from "./mail.ts";

interface OutboxOptions {
  folder: string;
  from: string;
  /** Called with the file of each mail. */
  written(file: string): void;
}

/**
 * Stores mails as files, one .eml each, if there is no mail server. They contain secrets, so they are readable by the process
 * owner only, and file names contain only the time.
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
      // Renamed when complete, for programs that watch the folder.
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

/** A part without transfer encoding, so that links can be followed in a text editor. */
function readable(type: string, content: string) {
  const head = `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit`;
  return { raw: `${head}\n\n${content}`.replaceAll("\n", "\r\n") };
}
