import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Behavior as Answering,
  behaviors,
  onThisMachine,
  type Received,
  startReceiver,
} from "../../../api/src/testing/webhook-receiver.ts";
import type { Behavior } from "./services.ts";

/** A receiver of webhooks, which a server reaches by `receiver-on-this-machine.ts`. */
export interface WebhookReceiver {
  /** The address of a webhook. */
  url: string;
  /** Messages whose sender was told that they are accepted. */
  accepted: readonly Received[];
  /** Requests to where a redirect led: nobody is to follow it. */
  strayed(): number;
  turn(behavior: Behavior): void;
}

const slowMs = 3_000;
const [path, elsewhere] = ["/hook", "/elsewhere"];

/** How a message is answered, and whether its sender may take it for accepted. */
type Answer = readonly [answer: Answering, isAccepted: boolean];

/** The answers to one message after the other. */
const answers: Readonly<Record<Behavior, readonly Answer[]>> = {
  right: [[behaviors.accept, true]],
  away: [
    [behaviors.reset, false],
    [behaviors.broken, false],
    [behaviors.busy, false],
  ],
  slow: [
    [(response) => sleep(slowMs).then(() => behaviors.accept(response)), true],
    [behaviors.silent, false],
  ],
  lying: [
    [(response) => response.writeHead(307, { location: elsewhere }).end(), false],
    [behaviors.endless, true],
    [behaviors.headers, false],
    [behaviors.lying, true],
  ],
};

/** Starts a receiver, with the settings of servers that reach it. */
export async function openWebhookReceiver(): Promise<
  WebhookReceiver & { settings: Record<string, string>; close(): Promise<void> }
> {
  const receiver = await startReceiver();
  const accepted: Received[] = [];
  let behavior: Behavior = "right";
  let count = 0;
  receiver.behaviors.set(path, (response, received) => {
    const all = answers[behavior];
    const [answer, isAccepted] = all[count++ % all.length] as Answer;
    if (isAccepted) accepted.push(received);
    return answer(response, received);
  });
  return {
    url: receiver.url + path,
    accepted,
    strayed: () => receiver.received.filter((request) => request.path !== path).length,
    turn(next) {
      behavior = next;
    },
    settings: {
      ENDURE_RECEIVER_CA: onThisMachine.ca ?? "",
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "receiver-on-this-machine.ts")}`,
    },
    close: receiver.close,
  };
}
