/** The labels of the roles. */
export const roleNames: Readonly<Record<string, string>> = { OWNER: "Owner", EDITOR: "Editor" };

/** The roles as a form sends them. */
export const roleOptions = [
  { value: "editor", label: "Editor" },
  { value: "owner", label: "Owner" },
] as const;
