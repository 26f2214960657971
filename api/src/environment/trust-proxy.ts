import { z } from "zod";

/** Proxies whose X-Forwarded-For is trusted: none, a number of hops, or a list of addresses and networks. */
export type TrustProxy = false | number | string[];

const message =
  "must be off, the number of reverse proxies in front such as 1, or their addresses such as 10.0.0.5, 10.1.0.0/16";

/** A network that holds every address would have each client name its own. */
const isEverything = (part: string) => part.endsWith("/0");
const place = z.union([
  z.enum(["loopback", "linklocal", "uniquelocal"]),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** TRUST_PROXY: text as people write it. */
export const trustProxySetting = z.string().transform((text, context): TrustProxy => {
  if (text === "off" || text === "false") return false;
  if (text === "on" || text === "true") return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text) || false;
  const parts = text.split(",").map((part) => part.trim());
  if (parts.every((part) => place.safeParse(part).success && !isEverything(part))) return parts;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});
