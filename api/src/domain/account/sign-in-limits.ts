import { isKnownDevice } from "../../auth/known-devices.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";

/**
 * The limits that a sign-in attempt counts against, the same whether or not the address has an account. A known device has its
 * own, so that failures elsewhere do not delay it.
 */
export async function signInLimits(
  { prisma, caller, now }: Pick<CommandContext, "prisma" | "caller" | "now">,
  emailKey: string,
): Promise<LimitKey[]> {
  const { network, deviceId } = caller;
  const isKnown = deviceId !== null && (await isKnownDevice(prisma, { id: deviceId, emailKey, now }));
  return [
    ["sign-in:network", network],
    accountNetworkLimit(network, emailKey),
    isKnown ? ["sign-in:device", `${emailKey} ${deviceId}`] : ["sign-in:account", emailKey],
  ];
}

/** The limit of attempts at one address from one network. */
export const accountNetworkLimit = (network: string, emailKey: string): LimitKey => [
  "sign-in:account-network",
  // No network has a space in it.
  `${emailKey} ${network}`,
];
