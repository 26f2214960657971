/** A backup cannot be written or restored; the message is one sentence that says what to do. */
export class BackupError extends Error {}
