import { builder } from "../builder.ts";

/** GraphQL names cannot begin with a digit. Other words are written in upper case: "review.hide" is REVIEW_HIDE. */
const spelled: Readonly<Record<string, string>> = { "2": "TWO", "3": "THREE", "4": "FOUR", "5": "FIVE" };

/** The enum of a vocabulary, with what each of its words means. */
export function vocabulary<const Word extends string>(
  name: string,
  words: readonly Word[],
  description: string,
  meanings: Readonly<Record<Word, string>>,
) {
  const values = Object.fromEntries(
    words.map((word) => {
      const key = spelled[word] ?? word.toUpperCase().replaceAll(/[-.:]/g, "_");
      return [key, { value: word, description: meanings[word] }];
    }),
  );
  return builder.enumType(name, {
    description,
    values: values as Record<string, { value: Word; description: string }>,
  });
}
