import { isKnownDevice } from "../../auth/known-devices.ts";
import type { Counted } from "../../limits/limits.ts";
import type { Commanding } from "../command-context.ts";

/**
 * What an attempt to sign in to an address counts for, the same whether or not it has an account. A browser that signed in to it
 * before has a count of its own, so that failures elsewhere do not delay it.
 */
export async function attemptAt(
  { prisma, caller, now }: Pick<Commanding, "prisma" | "caller" | "now">,
  emailKey: string,
): Promise<Counted[]> {
  const { network, deviceId } = caller;
  const isKnown = deviceId !== null && (await isKnownDevice(prisma, { id: deviceId, emailKey, now }));
  return [
    ["sign-in:network", network],
    attemptFrom(network, emailKey),
    isKnown ? ["sign-in:device", `${emailKey} ${deviceId}`] : ["sign-in:account", emailKey],
  ];
}

/** What attempts at an address from one network count for. */
export const attemptFrom = (network: string, emailKey: string): Counted => [
  "sign-in:account-network",
  // No network has a space in it.
  `${emailKey} ${network}`,
];
