import type { Database } from "../../../api/src/database/client/open.ts";
import { leaseMs } from "../../../api/src/domain/webhook/sending.ts";
import { isSigned } from "../../../api/src/testing/webhook-receiver.ts";
import type { WebhookReceiver } from "../worlds/webhook-receiver.ts";
import { untilSound } from "./answers.ts";

/** A killed process keeps what it had claimed, and a receiver that is silent an attempt, for some time. */
const longestWait = 120_000;

/** What a receiver was told, and what must not be. */
export interface ReceivedLeads {
  /** Buyers' addresses, one for each message. */
  buyers: string[];
  found: string[];
}

/** Reads what a receiver accepted: a message without a signature by its webhook's secret tells nothing. */
export function receivedLeads(
  { accepted, strayed }: Pick<WebhookReceiver, "accepted" | "strayed">,
  secret: string,
): ReceivedLeads {
  const told: ReceivedLeads = { buyers: [], found: [] };
  for (const received of accepted)
    if (isSigned(received, secret)) {
      const { data } = JSON.parse(received.body) as { data: { thing?: { email?: string } } };
      if (data.thing?.email !== undefined) told.buyers.push(data.thing.email);
    } else told.found.push(`a webhook with a wrong signature: ${received.body.slice(0, 100)}`);
  if (strayed() > 0) told.found.push(`${strayed()} webhooks followed a redirect`);
  return told;
}

/** Has deliveries that wait for their next attempt sent now, as if its time had come; returns a line for those that are not sent. */
export async function unsentWebhooks(
  { pool }: Pick<Database, "pool">,
  patienceMs = longestWait,
): Promise<string[]> {
  const bringForward = (later: number) =>
    pool.query(
      `update webhook_delivery set next_attempt_at = now()
        where status = 'pending' and next_attempt_at > now() + $1 * interval '1 millisecond'`,
      [later],
    );
  // Also those that a killed process had claimed.
  await bringForward(0);
  return untilSound(async () => {
    // What is claimed now is under way.
    await bringForward(leaseMs);
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from webhook_delivery where status = 'pending'",
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) return [];
    await pool.query("insert into pgboss.job (name) values ('send-webhooks')");
    return [`${count} webhooks are not sent, although their receiver is there`];
  }, patienceMs);
}
