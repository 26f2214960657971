import { sentencesOf } from "./text.ts";

/** Keeps count of what has been printed, so that no title appears twice and no long sentence more than a few times. */
export class Ledger {
  private readonly sentences = new Map<string, number>();
  private readonly titles = new Set<string>();
  private readonly texts = new Set<string>();
  private readonly patterns = new Map<string, number>();
  private readonly limit: number;

  constructor(limit = 4) {
    this.limit = limit;
  }

  fits(text: string) {
    return sentencesOf(text).every((s) => s.length <= 60 || (this.sentences.get(s) ?? 0) < this.limit);
  }

  times(text: string) {
    return this.sentences.get(sentencesOf(text)[0] ?? "") ?? 0;
  }

  note(text: string) {
    for (const s of sentencesOf(text)) this.sentences.set(s, (this.sentences.get(s) ?? 0) + 1);
  }

  /** True the first time a whole text is seen. */
  firstTime(text: string) {
    if (this.texts.has(text)) return false;
    this.texts.add(text);
    return true;
  }

  hasTitle(title: string) {
    return this.titles.has(title.toLowerCase());
  }

  /** How often a title's pattern has been used, whatever stood in its gaps. */
  worn(pattern: string) {
    return this.patterns.get(pattern) ?? 0;
  }

  wear(pattern: string) {
    this.patterns.set(pattern, this.worn(pattern) + 1);
  }

  noteTitle(title: string) {
    this.titles.add(title.toLowerCase());
  }
}
