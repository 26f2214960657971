import { AwsClient } from "aws4fetch";
import { type ObjectStore, ObjectStoreError } from "./objects.ts";

export interface S3Options {
  /** Origin of the service, with a path before the bucket if there is one. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout of a request, in milliseconds. */
  patience?: number;
}

/** An S3-compatible service with path-style URLs, which all of them support. */
export function createS3(options: S3Options): ObjectStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, patience = 10_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/${name}`;
    const asked = { method, signal: AbortSignal.timeout(patience), ...init };
    const response = await client.fetch(url, asked).catch((cause: unknown) => {
      throw new ObjectStoreError("The object store did not answer", { cause });
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new ObjectStoreError(`The object store answered ${method} with ${response.status}`);
  }

  return {
    async put(name, bytes, type) {
      const { ok, status } = await ask("PUT", name, {
        body: new Uint8Array(bytes),
        headers: { "content-type": type, "cache-control": "public, max-age=31536000, immutable" },
      });
      if (!ok) throw new ObjectStoreError(`The object store answered PUT with ${status}`);
    },
    async get(name) {
      const response = await ask("GET", name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async has(name) {
      const { ok, body } = await ask("HEAD", name);
      await body?.cancel();
      return ok;
    },
    async remove(name) {
      await (await ask("DELETE", name)).body?.cancel();
    },
  };
}
