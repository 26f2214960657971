/** Columns of a display name. */
export interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/**
 * How a person is called in public (specification 3, Review): first and last name, else the part of the address before
 * the at-sign, else "Anonymous". Made on the server, so that the address itself never leaves it.
 */
export function displayName({ firstName, lastName, email }: Named): string {
  const names = [firstName, lastName].map((name) => name?.trim() ?? "").filter((name) => name !== "");
  if (names.length > 0) return names.join(" ");
  return email?.split("@")[0] || "Anonymous";
}
