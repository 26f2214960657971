import { createTransport } from "nodemailer";
import { MailError, type Mailer, toMessage } from "./mail.ts";

/** Timeouts in milliseconds, after which a mail counts as not sent. */
export interface SmtpTimeouts {
  /** For the connection. */
  connection: number;
  /** For the server's greeting, once there is a connection. */
  greeting: number;
  /** For each answer of the server. */
  answer: number;
  /** For the whole mail: a server that trickles its answers is treated like a silent one. */
  whole: number;
}

/** Seconds that sending a mail takes at most. */
export const maxMailSeconds = 60;

const defaultTimeouts: SmtpTimeouts = {
  connection: 10_000,
  greeting: 10_000,
  answer: 20_000,
  whole: maxMailSeconds * 1_000,
};

/** Maximum number of mails sent at the same time, and of the jobs that send them. */
export const smtpConnections = 5;

interface SmtpOptions {
  url: string;
  from: string;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Sends mails over SMTP, on pooled connections. */
export function openSmtp({ url, from, timeouts }: SmtpOptions): Mailer {
  const { connection, greeting, answer, whole } = { ...defaultTimeouts, ...timeouts };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: smtpConnections,
    // An idle connection that the server has closed costs one retry; the queue handles all other failures.
    maxRequeues: 1,
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: greeting,
    socketTimeout: answer,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal: AbortSignal.timeout(whole) });
      } catch (error) {
        throw withoutAddress(error);
      }
    },
    close() {
      transport.close({ force: true });
    },
  };
}

/** An error of nodemailer. */
interface Failure {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

/** The failure as error codes only, if the server sent a message: that often contains the address. */
function withoutAddress(error: unknown): MailError {
  const { code, command, response, responseCode, message }: Failure = error instanceof Error ? error : {};
  const at = [code, command].filter((part) => typeof part === "string").join(" at ") || "no code";
  if (typeof responseCode === "number") {
    const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
    const answer = detail ? `${responseCode} ${detail}` : responseCode;
    return new MailError(`The mail server rejected an email: ${answer} (${at})`);
  }
  const words = String(message ?? "").replace(/\S+/g, (word) => (/.@./.test(word) ? "…" : word));
  return new MailError(`An email could not be handed to the mail server: ${words} (${at})`);
}
