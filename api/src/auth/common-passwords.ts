/** Of a word about the account, so many more characters may follow and it is still guessed at once: "assay2026". */
const moreCharacters = 4;
/** Shorter words are part of many good passwords. */
const shortestWord = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * True if the password is one of the 49,000 that are found most often in breaches, in whatever case, or hardly more than one of
 * these words about the account.
 */
export async function isCommonPassword(
  password: string,
  words: readonly (string | null | undefined)[],
): Promise<boolean> {
  const tried = password.toLowerCase();
  const isWord = words.some((word) => {
    const known = word?.toLowerCase() ?? "";
    const isLong = known.length >= shortestWord;
    return isLong && tried.startsWith(known) && tried.length - known.length <= moreCharacters;
  });
  common ??= readCommon();
  return isWord || (await common).has(tried);
}

/** Read when the first password is chosen: a process that signs nobody up needs none of it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
