// Apart from text.ts, which needs zod: pages read the addresses of their first load by it.

/**
 * Is there nothing to be seen? White space of every kind, control characters, and characters that are never drawn: joiners,
 * marks of direction, fillers.
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
