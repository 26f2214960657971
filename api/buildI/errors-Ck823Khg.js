// api/src/database/client/errors.ts
/** The database cannot be used. The message is one sentence that says what to do. */
var DatabaseError = class extends Error {
	name = "DatabaseError";
};
export { DatabaseError as t };
