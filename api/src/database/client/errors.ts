/** The database cannot be used. The message is one sentence that says what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
