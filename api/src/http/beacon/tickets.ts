import { timingSafeEqual } from "node:crypto";
import type { Keys } from "../../auth/keys.ts";
import { minuteMs } from "../../inputs/index.ts";
import type { View } from "../../inputs/views.ts";
import { networkOf } from "../../limits/network.ts";

/** A ticket counts from this age, in milliseconds: a page was looked at when it was visible for a second. */
export const minTicketAge = 1_000;
/** And until this age, in milliseconds. */
export const maxTicketAge = 10 * minuteMs;

/** Proofs that a page was opened a moment ago, signed over page, network and time. Nothing of them is stored. */
export interface Tickets {
  /** Issues a ticket for this page and the visitor's network. */
  issue(view: View, address: string): string;
  /** True for a ticket of this page and network whose age is between `minTicketAge` and `maxTicketAge`. */
  isValid(ticket: string, view: View, address: string): boolean;
}

/** Tickets by the key of this installation, so that any of its processes accepts what another issued. */
export function createTickets(keys: Keys, now: () => Date): Tickets {
  const macOf = (issuedAt: number, { subject, id }: View, address: string): Buffer =>
    keys.sign("view-ticket", `${issuedAt} ${subject} ${id} ${networkOf(address)}`);
  return {
    issue(view, address) {
      const issuedAt = now().getTime();
      return `${issuedAt}.${macOf(issuedAt, view, address).toString("base64url")}`;
    },
    isValid(ticket, view, address) {
      const [time = "", mac = ""] = ticket.split(".", 2);
      const issuedAt = Number(time);
      const age = now().getTime() - issuedAt;
      if (!(age >= minTicketAge && age <= maxTicketAge)) return false;
      const expected = macOf(issuedAt, view, address);
      const actual = Buffer.from(mac, "base64url");
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
