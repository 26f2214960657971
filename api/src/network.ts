import { isIPv6 } from "node:net";

/** One caller has a whole /64 of IPv6 addresses: they count as one. */
export const networkOf = (address: string): string => networkOfBits(address, 64);

/** One site, such as an office or a household, may have a whole /48 of IPv6 addresses. */
export const siteNetworkOf = (address: string): string => networkOfBits(address, 48);

function networkOfBits(address: string, bits: 48 | 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const groups = [...front, ...zeros, ...back].slice(0, bits / 16);
  return `${groups.join(":")}::/${bits}`;
}
