/** The GraphQL enum value of a word. */
export type EnumValue<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${EnumValue<Rest>}`
  : Uppercase<Word>;

/** A word of inputs and URLs ("rating-gap") as the GraphQL enum value ("RATING_GAP"). */
export const enumValueOf = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll("-", "_") as EnumValue<Word>;

/** A GraphQL enum value ("RATING_GAP") as the word of inputs and URLs ("rating-gap"). */
export const wordOf = (enumValue: string): string => enumValue.toLowerCase().replaceAll("_", "-");
