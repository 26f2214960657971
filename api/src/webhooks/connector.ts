import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { isPublicAddress, type Resolve, resolveByDns } from "./addresses.ts";

/** The host has an address to which nothing is sent. */
export class RefusedAddress extends Error {
  override name = "RefusedAddress";
}

/** The receiver sent more than any answer needs. */
export class OverlongAnswer extends Error {
  override name = "OverlongAnswer";
}

/** What tests replace: nothing of it is a setting. */
export interface ConnectorOptions {
  resolve?: Resolve;
  isAllowed?(address: string): boolean;
  /** The certificate that receivers are verified by, instead of the usual authorities. */
  ca?: string;
}

/** The maximum size of the header fields of an answer, in bytes. */
const maxHeaderSize = 16_384;
/** Milliseconds for a connection with its TLS handshake, and for the headers and each part of an answer. */
const timeout = 10_000;
/** Deliveries by one connection, and bytes that it may bring in all: for each of them the longest headers and body that are read. */
const maxRequestsPerConnection = 16;
const maxBytesPerConnection = maxRequestsPerConnection * (maxHeaderSize + 65_536);
/** Milliseconds that a connection is kept for the next delivery to the same origin. */
const keepAliveTimeout = 4_000;

/**
 * Connects to the addresses of strangers. Resolves the host name once for each connection, refuses it if any of its addresses is not
 * public, and connects to one of these addresses. Verifies certificates; uses no proxy of the environment and follows no redirect.
 */
export function createConnector({
  resolve = resolveByDns,
  isAllowed = isPublicAddress,
  ca,
}: ConnectorOptions = {}): Dispatcher {
  const check = (addresses: readonly string[]) => {
    if (addresses.length === 0 || !addresses.every((address) => isAllowed(address)))
      throw new RefusedAddress("The host has an address that is not public");
  };
  const lookup: LookupFunction = (hostname, options, callback) => {
    const find = async () => {
      const addresses = await resolve(hostname);
      check(addresses);
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    find().then(
      (found) => {
        const [first] = found;
        if (options.all) callback(null, found);
        else callback(null, first?.address ?? "", first?.family);
      },
      (error) => callback(error, ""),
    );
  };
  const connect = buildConnector({
    lookup,
    autoSelectFamily: true,
    allowH2: false,
    // Whatever the environment says.
    rejectUnauthorized: true,
    timeout,
    ...(ca !== undefined && { ca }),
  });
  return new Agent({
    // An address in the place of a host name is not looked up.
    connect(options, callback) {
      const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
      try {
        if (options.protocol !== "https:") throw new RefusedAddress("Only https is allowed");
        if (isIP(host) !== 0) check([host]);
      } catch (error) {
        return void callback(error as Error, null);
      }
      connect(options, (...result) => {
        const [, socket] = result;
        // Interim answers, blank lines and extensions of chunks have no limit of their own, and cost a core while they come.
        socket?.on("readable", () => {
          if (socket.bytesRead > maxBytesPerConnection)
            socket.destroy(new OverlongAnswer("The answer has no end"));
        });
        callback(...result);
      });
    },
    pipelining: 1,
    maxRequestsPerClient: maxRequestsPerConnection,
    keepAliveTimeout,
    keepAliveMaxTimeout: keepAliveTimeout,
    maxHeaderSize,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
}
