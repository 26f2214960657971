import { accountLetters } from "./account-letters.ts";
import { type Letter, type MailSite, render } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { moderationLetters } from "./moderation-letters.ts";
import { reviewLetters } from "./review-letters.ts";

const letters = { ...accountLetters, ...reviewLetters, ...moderationLetters };
export type LetterName = keyof typeof letters;
type DataOf<Name extends LetterName> = Parameters<(typeof letters)[Name]>[1];

/** One of the letters as a mail, from what it tells (`data`) and to whom. */
export function mailOf<Name extends LetterName>(
  name: Name,
  data: DataOf<Name>,
  { site, firstName }: { site: MailSite; firstName: string | null },
): Omit<Mail, "to"> {
  const write = letters[name] as (site: MailSite, data: DataOf<Name>) => Letter;
  return render(write(site, data), firstName, site);
}
