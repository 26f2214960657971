import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail as the server received it. */
export interface Arrived {
  /** The address of the envelope. */
  to: string;
  /** The raw mail. */
  source: string;
  /** The headers by their names in lower case. */
  headers: Record<string, string>;
}

export interface MailServer {
  url: string;
  arrived: Arrived[];
  close(): Promise<void>;
}

/**
 * A real SMTP server on this machine. `recipient` is called for each address: it may wait, and refuses by throwing.
 * `port` 0 is any free one.
 */
export async function openMailServer({
  port = 0,
  recipient = async () => {},
  taken = async () => {},
}: {
  port?: number;
  recipient?(address: string): Promise<void>;
  taken?(): Promise<void>;
} = {}): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 10,
    onRcptTo({ address }, _session, done) {
      recipient(address).then(() => done(), done);
    },
    onData(stream, { envelope }, done) {
      text(stream)
        .then((source) => {
          arrived.push({ to: envelope.rcptTo[0]?.address ?? "", source, headers: headersOf(source) });
          return taken();
        })
        .then(() => done(), done);
    },
  });
  // Some tests are about clients that give up.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : port}`,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The refusal of an SMTP server that repeats the address, as many do. */
export function refusal(address: string): Error {
  return Object.assign(new Error(`5.1.1 <${address}> is not known here`), { responseCode: 550 });
}

/** The text of a mail as a person reads it (decoded from quoted-printable if necessary). */
export function bodyOf(source: string): string {
  return Buffer.from(
    source
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString();
}

function headersOf(source: string): Record<string, string> {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
