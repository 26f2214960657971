/** Where bytes lie beside the database: by names that never mean anything else. */
export interface ObjectStore {
  /** Stores the bytes under the name; again, where they are there already. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** The bytes; null where there are none of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes the bytes; nothing happens where there are none. */
  remove(name: string): Promise<void>;
}

/** The object store did not do what it was asked. The message has its status, and none of its words. */
export class ObjectStoreError extends Error {}
