import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { serveApp } from "../testing/server.ts";
import { metricsApp } from "./metrics-access.ts";

const database = testDatabase();
const token = "0123456789abcdef";
const onThisMachine = serveApp(() => ({ database, metrics: { isLocal: true } }));
const publicSite = serveApp(() => ({
  database,
  metrics: { isLocal: false },
  publicUrl: "https://assay.example",
}));
const withToken = serveApp(() => ({
  database,
  metrics: { isLocal: true, token },
  publicUrl: "https://assay.example",
  hstsSubdomains: true,
  contactEmail: "security@assay.example",
}));
const withPort = serveApp(() => ({ database, metrics: { isLocal: true, token, port: 9100 } }));

const get = (server: { origin: string }, path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers });
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });

describe("/metrics", () => {
  test("is there on one's own machine, but not for what a proxy passes on", async () => {
    expect((await get(onThisMachine, "/metrics")).status).toBe(200);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip"])
      expect((await get(onThisMachine, "/metrics", { [name]: "127.0.0.1" })).status, name).toBe(404);
  });

  test("is not found on a public site, from this machine neither, whatever token is sent", async () => {
    for (const headers of [{}, bearer(token), bearer("undefined"), bearer("")]) {
      const response = await get(publicSite, "/metrics", headers);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("process_");
    }
  });

  test("takes the token, and nothing like it", async () => {
    const response = await get(withToken, "/metrics", bearer(token));
    expect(await response.text()).toContain("process_cpu_seconds_total");
    for (const headers of [{}, bearer("0123456789abcdeF"), bearer(`${token}0`), { authorization: token }]) {
      const refused = await get(withToken, "/metrics", headers);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  test("is not on the site's port when it has its own", async () => {
    expect((await get(withPort, "/metrics", bearer(token))).status).toBe(404);
  });

  describe("on a port of its own", () => {
    const open = createServer(metricsApp({}, (_request, response) => void response.send("metrics")));
    const guarded = createServer(
      metricsApp({ token }, (_request, response) => void response.send("metrics")),
    );
    beforeAll(async () => {
      for (const server of [open, guarded])
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    });
    afterAll(() => {
      for (const server of [open, guarded]) server.close();
    });
    const at = (server: typeof open) => ({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });

    test("it is served, with the token where there is one, and nothing else is", async () => {
      expect(await (await get(at(open), "/metrics")).text()).toBe("metrics");
      expect((await get(at(open), "/graphql")).status).toBe(404);
      expect((await get(at(guarded), "/metrics")).status).toBe(401);
      expect(await (await get(at(guarded), "/metrics", bearer(token))).text()).toBe("metrics");
    });
  });
});

describe("/.well-known/security.txt", () => {
  test("has the contact and a date within a year", async () => {
    const response = await get(withToken, "/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
    expect(text).toMatch(/^Contact: mailto:security@assay\.example$/m);
    expect(text).toMatch(/^Canonical: https:\/\/assay\.example\/\.well-known\/security\.txt$/m);
  });

  test("is not found without a contact", async () => {
    expect((await get(publicSite, "/.well-known/security.txt")).status).toBe(404);
  });
});

test("what is no page may load and run nothing, and stand in no frame", async () => {
  const policy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
  for (const path of ["/healthz", "/api/categories", "/graphql?query={__typename}"]) {
    const { headers } = await get(publicSite, path);
    expect(headers.get("content-security-policy"), path).toBe(policy);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});

test("TRACE, which would repeat a request with its cookies, is refused", async () => {
  for (const path of ["/", "/api/categories", "/healthz"]) {
    const sent = request(publicSite.origin + path, { method: "TRACE", headers: { cookie: "who=secret" } });
    sent.end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    expect([path, response.statusCode, await text(response)]).toEqual([path, 405, ""]);
  }
});

test.each([
  ["two lengths", ["Content-Length: 2", "Content-Length: 3"]],
  ["a length and chunks", ["Content-Length: 2", "Transfer-Encoding: chunked"]],
  ["an encoding that is none", ["Transfer-Encoding: chunked, identity"]],
  ["a name with a space", ["Content-Length : 2"]],
])("a request with %s, in which another could be hidden, is refused", async (_what, headers) => {
  const { hostname, port } = new URL(publicSite.origin);
  const socket = connect(Number(port), hostname);
  socket.write(["POST /graphql HTTP/1.1", "Host: assay.example", ...headers, "", "{}"].join("\r\n"));
  expect(await text(socket)).toMatch(/^HTTP\/1[.]1 400 /);
});

test("browsers are told to use https for this host, and for its subdomains only where that is asked for", async () => {
  const hsts = async (server: { origin: string }) =>
    (await get(server, "/healthz")).headers.get("strict-transport-security");
  expect(await hsts(publicSite)).toBe("max-age=31536000");
  expect(await hsts(withToken)).toBe("max-age=31536000; includeSubDomains");
  expect(await hsts(onThisMachine)).toBeNull();
});
