/** The database cannot be used as it stands. The message is one plain sentence that says what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
