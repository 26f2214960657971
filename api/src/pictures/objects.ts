/** Storage of bytes outside the database; a name always means the same bytes. */
export interface ObjectStore {
  /** Stores the bytes under the name; overwrites. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** The bytes; null if there are none. */
  get(name: string): Promise<Buffer | null>;
  /** Whether there are bytes of that name. */
  has(name: string): Promise<boolean>;
  /** Deletes the bytes, if any. */
  remove(name: string): Promise<void>;
}

/** An object store request failed. The message has the status, but not the response text. */
export class ObjectStoreError extends Error {}
