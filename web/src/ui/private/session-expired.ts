/** The specification's words for a session that ended on the way. */
export const sessionExpired = {
  title: "Session expired. Please login again...",
  variant: "destructive",
} as const;
