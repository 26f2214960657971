/** PostgreSQL's codes while it shuts down, starts up or has no connection to give, beside class 08. */
const serverCodes = new Set(["57P01", "57P02", "57P03", "53300"]);

/** The system's codes of a connection that cannot be made, or broke. */
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Prisma's codes, and its driver adapter's kinds, of the same. */
const clientCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2037"]);
const clientKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);

/** What the driver says, without a code, of a connection that is gone or does not come. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed))/;

interface Failure {
  message?: unknown;
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } };
}

/** Whether a statement failed because the database is away: stopped, starting, out of reach, or without a free connection. */
export function isOutage(error: unknown): boolean {
  // Also a plain object: the queue makes one of the error and its own words.
  if (typeof error !== "object" || error === null) return false;
  const { message, code, meta } = error as Failure;
  const cause = meta?.driverAdapterError?.cause;
  return (
    isServerCode(code) ||
    isServerCode(cause?.originalCode) ||
    // A unix socket that is not there. Prisma keeps the code and puts words before the message.
    (code === "ENOENT" && /\bconnect ENOENT\b/.test(String(message))) ||
    (typeof code === "string" && (socketCodes.has(code) || clientCodes.has(code))) ||
    clientKinds.has(cause?.kind ?? "") ||
    (typeof message === "string" && driverMessages.test(message))
  );
}

const isServerCode = (code: unknown): boolean =>
  typeof code === "string" && (serverCodes.has(code) || /^08\w{3}$/.test(code));

/** Whether PostgreSQL has ended a statement because it took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "57014";
