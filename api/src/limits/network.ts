import { isIP, SocketAddress } from "node:net";
import type { Request, RequestHandler } from "express";

/** The longest text that names an address: IPv6 in brackets with a zone and a port is shorter. */
const longestAddress = 100;

/**
 * The network that limits count as one caller, in one spelling: a whole IPv4 address, or the /48 of an IPv6 address, which
 * one site may have to itself. Everything that is no address counts as one network, the empty text.
 */
export function networkOf(text: string): string {
  const address = addressIn(text);
  if (address === null) return "";
  if (isIP(address) === 4) return address;
  // In lower case, without leading zeros, and with its longest row of zeros left out.
  const { address: canonical } = new SocketAddress({ address, family: "ipv6" });
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = canonical.split("::");
  const front = head === "" ? [] : head.split(":");
  const groups = tail === undefined ? front : [...front, "0", "0", "0"];
  return `${groups.slice(0, 3).join(":")}::/48`;
}

/** The IP address in this text, without port, brackets or zone; null if there is none. */
function addressIn(text: string): string | null {
  if (text.length > longestAddress) return null;
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const [address = ""] = (bracketed ?? withPort ?? trimmed).split("%", 1);
  return isIP(address) === 0 ? null : address;
}

/** Has a request whose proxy names no address come from the proxy: a limit is never met by writing something else there. */
export const requireAddress: RequestHandler = (request, _response, next) => {
  const address = callerAddress(request);
  if (address !== request.ip) Object.defineProperty(request, "ip", { value: address });
  next();
};

/** The address that limits count by: that of the proxy where it names none. */
export const callerAddress = ({ ip, socket }: Pick<Request, "ip" | "socket">): string | undefined =>
  addressIn(ip ?? "") === null ? socket.remoteAddress : ip;
