import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only block of IPv6 from which global addresses are assigned. */
const assigned = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * True for an IP address that is reachable from the whole internet: not private, local, shared, reserved, for tests or documentation, and
 * not an IPv6 address that carries an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(assigned);
}

/** Finds the addresses of a host name; rejects if it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/**
 * Asks the DNS servers of this machine. Without the resolver of the system: it reads the names of this machine's own network, and each of
 * its calls holds one of the few threads that passwords and files need, as long as a stranger's DNS server likes.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
};
