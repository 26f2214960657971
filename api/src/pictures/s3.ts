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
  timeoutMs?: number;
}

/** An S3-compatible service with path-style URLs, which all of them support. */
export function createS3(options: S3Options): ObjectStore {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = 10_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });

  async function send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/${name}`;
    const request = { method, signal: AbortSignal.timeout(timeoutMs), ...init };
    const response = await client.fetch(url, request).catch((cause: unknown) => {
      throw new ObjectStoreError("The object store did not answer", { cause });
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new ObjectStoreError(`The object store answered ${method} with ${response.status}`);
  }

  return {
    async put(name, bytes, type) {
      const { ok, status } = await send("PUT", name, {
        body: new Uint8Array(bytes),
        headers: { "content-type": type, "cache-control": "public, max-age=31536000, immutable" },
      });
      if (!ok) throw new ObjectStoreError(`The object store answered PUT with ${status}`);
    },
    async get(name) {
      const response = await send("GET", name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async has(name) {
      const { ok, body } = await send("HEAD", name);
      await body?.cancel();
      return ok;
    },
    async remove(name) {
      await (await send("DELETE", name)).body?.cancel();
    },
  };
}
