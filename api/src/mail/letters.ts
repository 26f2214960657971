import type { OptionalMail } from "../inputs/index.ts";
import { accountLetters } from "./account-letters.ts";
import { companyLetters } from "./company-letters.ts";
import { leadLetters } from "./lead-letters.ts";
import { type Addressing, type Letter, type MailSite, render } from "./letter.ts";
import type { Mail } from "./mail.ts";
import { moderationLetters } from "./moderation-letters.ts";
import { reviewLetters } from "./review-letters.ts";
import { tokenLetters } from "./token-letters.ts";

const letters = {
  ...accountLetters,
  ...companyLetters,
  ...reviewLetters,
  ...moderationLetters,
  ...leadLetters,
  ...tokenLetters,
};
export type LetterName = keyof typeof letters;
/** What a letter tells. */
export type LetterData<Name extends LetterName> = Parameters<(typeof letters)[Name]>[1];
/** The letters that one may do without. */
export type OptionalLetter = LetterName & OptionalMail;

/** What is needed to send a letter: one that people may do without always says where to switch it off. */
type AddressingOf<Name extends LetterName> = Name extends OptionalLetter
  ? Required<Addressing>
  : Omit<Addressing, "offUrl">;

/** One of the letters as a mail, from what it tells (`data`) and to whom. */
export function mailOf<Name extends LetterName>(
  name: Name,
  data: LetterData<Name>,
  addressing: AddressingOf<Name>,
): Omit<Mail, "to"> {
  const write = letters[name] as (site: MailSite, data: LetterData<Name>) => Letter;
  return render(write(addressing.site, data), addressing);
}
