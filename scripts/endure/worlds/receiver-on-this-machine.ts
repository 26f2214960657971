/**
 * Loaded by a server before its own code (`node --import`): the run's receivers of webhooks have a public address, as the product requires
 * of them, and what is sent there comes to this machine.
 */
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import tls from "node:tls";

const ca = process.env["ENDURE_RECEIVER_CA"];
/** Any that is public. */
const address = "8.8.8.8";
const isReceiver = (host: unknown): boolean => typeof host === "string" && host.endsWith("receiver.test");

for (const [method, own] of [
  ["resolve4", [address]],
  ["resolve6", []],
] as const) {
  const resolve = Resolver.prototype[method] as (name: string) => Promise<string[]>;
  const resolveOwn = async function (this: Resolver, name: string): Promise<readonly string[]> {
    return isReceiver(name) ? own : resolve.call(this, name);
  };
  Object.assign(Resolver.prototype, { [method]: resolveOwn });
}

const connect = tls.connect as (options: tls.ConnectionOptions, ...rest: unknown[]) => tls.TLSSocket;

tls.connect = ((options: tls.ConnectionOptions, ...rest: unknown[]) => {
  if (!isReceiver(options.host)) return connect(options, ...rest);
  // After the product's own look-up, which checks the address.
  const lookup: LookupFunction = (name, how, callback) =>
    options.lookup?.(name, how, (error, found) => {
      if (error) callback(error, found);
      else if (how.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
      else callback(null, "127.0.0.1", 4);
    });
  return connect({ ...options, ca, lookup }, ...rest);
}) as typeof tls.connect;
