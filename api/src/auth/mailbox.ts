import { tidy } from "../inputs/index.ts";

/** The mailbox that an address leads to, for counting and comparing: in lower case, without a +tag. Not for sending. */
export function normalizeMailbox(email: string): string {
  const address = tidy(email).toLowerCase();
  const at = address.lastIndexOf("@");
  const tag = address.indexOf("+");
  // An address may begin with a plus sign, which then is no tag.
  return tag > 0 && tag < at ? address.slice(0, tag) + address.slice(at) : address;
}
