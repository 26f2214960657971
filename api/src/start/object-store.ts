import type { Environment } from "../environment.ts";
import type { ObjectStore } from "../pictures/objects.ts";

/** The object store, if configured; the library is loaded only then. */
export async function openObjects({ s3 }: Pick<Environment, "s3">): Promise<ObjectStore | null> {
  if (!s3) return null;
  const { createS3 } = await import("../pictures/s3.ts");
  return createS3(s3);
}
