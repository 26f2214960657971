import { OverlongAnswer, RefusedAddress } from "./connector.ts";

const closed = "The connection was closed before there was an answer.";
const unreachable = "The host could not be reached.";
const noAddress = "The host name has no address.";
const silentDns = "The DNS servers of the host name did not answer.";
const late = "There was no answer within 10 seconds.";

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: noAddress,
  ENODATA: noAddress,
  EBADNAME: noAddress,
  ESERVFAIL: silentDns,
  EREFUSED: silentDns,
  ETIMEOUT: silentDns,
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: closed,
  EPIPE: closed,
  UND_ERR_SOCKET: closed,
  ETIMEDOUT: unreachable,
  ENETUNREACH: unreachable,
  EHOSTUNREACH: unreachable,
  EADDRNOTAVAIL: unreachable,
  UND_ERR_CONNECT_TIMEOUT: late,
  UND_ERR_HEADERS_TIMEOUT: late,
  UND_ERR_HEADERS_OVERFLOW: "The headers of the answer are larger than 16 KB.",
};

/** Why an attempt failed, in a sentence for the owner of the endpoint; null stands for an attempt that took too long. */
export function describeFailure(error: unknown): string {
  if (error === null) return late;
  if (error instanceof RefusedAddress)
    return "The address is not allowed: only https to a public address, without user name and password.";
  if (error instanceof OverlongAnswer) return "The answer is too long.";
  const code = codeOf(error);
  if (sentences[code] !== undefined) return sentences[code];
  if (code.startsWith("HPE_")) return "The answer is not valid HTTP.";
  if (/CERT|ISSUER|SIGNATURE/.test(code)) return "The certificate of the host could not be verified.";
  if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return "The TLS connection failed.";
  return "The request failed.";
}

/** The code of an error, also of one that stands for the attempts at several addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string") return code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : "";
}
