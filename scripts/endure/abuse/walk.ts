import type { Database } from "../../../api/src/database/client/open.ts";
import { chance } from "../../../api/src/testing/hostile-values.ts";
import { randomNumbers } from "../../../api/src/testing/random.ts";
import type { CallerName } from "../../../api/src/testing/visibility/callers.ts";
import { hiddenWorld } from "../../../api/src/testing/visibility/hidden-world.ts";
import { type Caller, openCallers } from "./callers.ts";
import { maxProcessorMs, wrongWith } from "./judge.ts";
import { type HostileRequest, hostileRequest, type Kind } from "./requests.ts";
import { answerIn, bytesOf, exchange } from "./wire.ts";

/** How a walk is made. */
export interface WalkOptions {
  origin: string;
  database: Database;
  seed: number;
  /** How many requests are sent. */
  requests: number;
  /** How many addresses the requests seem to come from, to a server that believes the one proxy in front of it; null for one that believes none. */
  addresses: number | null;
  /** Processor time of the server and its database until now, in milliseconds. */
  processor(): number;
  /** Is called once everything is there, before the first request. */
  begun?(): Promise<void>;
  /** Is told how many requests were sent, after each of them. */
  sent?(count: number): Promise<void> | void;
}

/** What a walk found. */
export interface Walked {
  /** How many answers had which status. */
  statuses: Map<number, number>;
  /** Routes and fields that were asked for. */
  about: Set<string>;
  /** A line for each finding, with the request. */
  found: string[];
  /** The most processor time of an answer, in milliseconds. */
  longest: { processorMs: number; about: string };
}

/** Those who may change what others may see. Their writes name what is public anyway. */
const privileged: readonly CallerName[] = ["author", "editor", "owner", "admin", "write:listings"];
/** How many of ten generated requests are reads. */
const readsOfTen = 4;
const answerMs = 30_000;

/** Sends generated requests to a server on an empty database, which it fills first: reads as every kind of caller, writes as one. */
export async function abuse(options: WalkOptions): Promise<Walked> {
  const { origin, database, seed, requests, addresses, processor } = options;
  const hidden = await hiddenWorld(database);
  const { callers, restore } = await openCallers(database, hidden);
  await options.begun?.();
  const pick = randomNumbers(seed);
  const forwarded = (): HostileRequest["headers"] =>
    addresses === null ? [] : [["X-Forwarded-For", `192.0.2.${pick(addresses)}`]];
  const { things } = hidden.named;
  const isHidden = new Set(hidden.secrets.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
  const harmless = things.filter(({ id, type }) => type !== "User" && !isHidden.has(id));
  const walked: Walked = {
    statuses: new Map(),
    about: new Set(),
    found: [],
    longest: { processorMs: 0, about: "" },
  };
  // The name of a provider is a word of public documents too.
  const secrets = hidden.secrets.filter(({ word }) => word !== '"google"');
  let count = 0;
  const exchanged = async (request: HostileRequest, { proof }: Caller) => {
    const before = processor();
    // Last, as the proxy adds it.
    const sent = { ...request, headers: [...request.headers, ...forwarded()] };
    const answer = answerIn(await exchange(origin, bytesOf(sent, proof), answerMs));
    return { answer, processorMs: processor() - before };
  };
  const send = async (request: HostileRequest, caller: Caller) => {
    const first = await exchanged(request, caller);
    const { answer } = first;
    let { processorMs } = first;
    // The server's own jobs run beside a request now and then, not each time.
    for (let again = 0; processorMs > maxProcessorMs && again < 2; again++)
      processorMs = Math.min(processorMs, (await exchanged(request, caller)).processorMs);
    walked.statuses.set(answer.status, (walked.statuses.get(answer.status) ?? 0) + 1);
    walked.about.add(request.about);
    if (processorMs > walked.longest.processorMs) walked.longest = { processorMs, about: request.about };
    for (const wrong of wrongWith({ caller, request, answer, processorMs }, { secrets, callers }))
      walked.found.push(
        `${wrong} (${caller.name}): ${shown(request)}: ${answer.status} ${answer.body.slice(0, 200)}`,
      );
    count++;
    await options.sent?.(count);
  };
  while (count < requests) {
    const kind: Kind = pick(10) < readsOfTen ? "read" : "write";
    if (kind === "read") {
      const request = hostileRequest(pick, kind, chance(pick, 90) ? things : []);
      for (const caller of callers) await send(request, caller);
    } else {
      const caller = callers[pick(callers.length)];
      if (!caller) continue;
      await send(hostileRequest(pick, kind, privileged.includes(caller.name) ? harmless : things), caller);
      await restore();
    }
  }
  return walked;
}

const maxShown = 600;

const shown = ({ about, method, target, headers, body }: HostileRequest): string =>
  `${about}: ${method} ${target.slice(0, maxShown)} ${JSON.stringify(headers).slice(0, maxShown)} ${body.toString().slice(0, maxShown)}`;
