import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { openLoop } from "../../bench/load/open-loop.ts";
import { percentile } from "../../bench/report/statistics.ts";
import type { LoadKind } from "./mix.ts";
import type { Answered } from "./send.ts";

/** What became of requests. */
export interface Measured {
  /** Requests a second that were sent. */
  rate: number;
  /** Requests a second that were done. */
  done: number;
  /** Milliseconds of those that were done. */
  p50: number;
  p99: number;
  /** Part of all that were refused, from 0 to 1, and how long that took. */
  refused: number;
  refusedP99: number;
  /** What was wrong, and how often requests were not answered at all. */
  wrong: string[];
  unanswered: number;
  /** The first reasons why they were not, with their addresses. */
  reasons: string[];
}

/** Reasons that are kept. */
const maxReasons = 5;

/** What is wrong with what became of requests. */
export function findingsOf({ wrong, unanswered, reasons }: Measured): string[] {
  return [
    ...(wrong.length > 0 ? [`${wrong.length} wrong answers: ${wrong[0]}`] : []),
    ...(unanswered > 0 ? [`${unanswered} requests without an answer. ${reasons.join("; ")}`.trim()] : []),
  ];
}

export interface Timed extends Answered {
  milliseconds: number;
}

/** Sums up what was answered. */
export function summary(
  answers: readonly Timed[],
  { unanswered, reasons }: Pick<Measured, "unanswered" | "reasons">,
  seconds: number,
): Measured {
  const times = (outcome: Answered["outcome"]) =>
    answers.filter((answer) => answer.outcome === outcome).map(({ milliseconds }) => milliseconds);
  const [done, refused] = [times("done"), times("refused")];
  const sent = answers.length + unanswered;
  return {
    rate: sent / seconds,
    done: done.length / seconds,
    p50: percentile(done, 50),
    p99: percentile(done, 99),
    refused: refused.length / Math.max(1, sent),
    refusedP99: percentile(refused, 99),
    wrong: answers.flatMap(({ why }) => why ?? []),
    unanswered,
    reasons: reasons.slice(0, maxReasons),
  };
}

/** How long the last answers are waited for. */
const timeoutMs = 20_000;

/** What became of a mix of requests. */
export interface MeasuredMix extends Measured {
  /** The answered ones by their kind. */
  kinds: ReadonlyMap<LoadKind, Measured>;
  /** Milliseconds by which this process itself was late, in one of a hundred cases: they are in the other times. */
  late: number;
}

/** Of kinds only what was answered is counted. */
const noneLost = { unanswered: 0, reasons: [] };

/** Milliseconds between looks at this process's event loop. */
const lookMs = 5;

/** Sends requests at a steady rate, whether or not earlier ones are answered. */
export async function atRate(
  rate: number,
  seconds: number,
  send: (number: number) => Promise<Answered & { kind: LoadKind }>,
): Promise<MeasuredMix> {
  const delay = monitorEventLoopDelay({ resolution: lookMs });
  delay.enable();
  const reasons: string[] = [];
  const load = await openLoop({ rate, seconds, timeoutMs }, (number) =>
    send(number).catch((error: unknown) => {
      reasons.push(String(error));
      throw error;
    }),
  );
  delay.disable();
  const answers = load.answers.map(({ answer, milliseconds }) => ({ ...answer, milliseconds }));
  const kinds = Map.groupBy(answers, ({ kind }) => kind);
  return {
    ...summary(answers, { unanswered: load.failed + load.unanswered, reasons }, seconds),
    kinds: new Map([...kinds].map(([kind, of]) => [kind, summary(of, noneLost, seconds)])),
    late: Math.max(0, delay.percentile(99) / 1e6 - lookMs),
  };
}

/** How long a client rests that was refused, which is less than it is told to. */
const restMs = 1_000;

/** Sends requests one after the other for each of some clients, until the signal is aborted. */
export async function flood(
  clients: number,
  signal: AbortSignal,
  send: (number: number) => Promise<Answered>,
): Promise<Measured> {
  const answers: Timed[] = [];
  const reasons: string[] = [];
  let number = 0;
  const began = performance.now();
  const client = async () => {
    while (!signal.aborted) {
      const sent = performance.now();
      try {
        const answer = await send(number++);
        answers.push({ ...answer, milliseconds: performance.now() - sent });
        if (answer.outcome === "refused") await sleep(restMs, undefined, { signal }).catch(() => {});
      } catch (error) {
        reasons.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return summary(answers, { unanswered: reasons.length, reasons }, (performance.now() - began) / 1_000);
}
