import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { fileSetting, secretSettings } from "../../api/src/environment/secret-files.ts";
import { readEnvironment, settings } from "../../api/src/environment.ts";
import { isPackaged } from "../package/copy.ts";
import { root } from "../process.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const packages = JSON.parse(read("package.json"));

/** A variable, with the file that may contain it, and one of Node.js itself. */
const known = new Set([...settings, ...secretSettings.map(fileSetting), "NODE_COMPILE_CACHE"]);

describe(".env.example", () => {
  const lines = read(".env.example").match(/^# [A-Z][A-Z\d_]+=.*$/gm) ?? [];
  const variables = parseEnv(lines.map((line) => line.slice(2)).join("\n"));

  test("has every setting, once", () => {
    expect(lines.map((line) => line.slice(2, line.indexOf("="))).sort()).toEqual([...settings].sort());
  });

  test("changes nothing if every line is uncommented unchanged", () => {
    expect(readEnvironment(variables, false)).toEqual(readEnvironment({}, false));
  });

  test("says of every secret that it may be in a file", () => {
    for (const name of secretSettings) expect(read(".env.example")).toContain(`Or ${fileSetting(name)}.`);
  });
});

test("docs/operations.md explains every setting in its table", () => {
  const [, table = ""] = /## Configuration\n([\s\S]*?)\n## /.exec(read("docs/operations.md")) ?? [];
  const rows = table.match(/^\| `.*/gm)?.map((row) => row.split("|")[1]) ?? [];
  for (const name of settings)
    expect(
      rows.filter((row) => row?.includes(`\`${name}\``)),
      name,
    ).toHaveLength(1);
});

describe("Dockerfile", () => {
  const text = read("Dockerfile");
  const last = text.slice(text.lastIndexOf("\nFROM "));

  test("passes its linter", () => {
    expect(validate(text)).toEqual([]);
  });

  test("has the Node.js version of package.json", () => {
    expect(text).toContain(`ARG NODE_VERSION=${packages.devDependencies.node}\n`);
  });

  test("ends in a stage that runs node directly, not as root, and has a health check", () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^CMD \["node", "api\/build\/main.js"\]$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
    expect(last).not.toMatch(/^(?:RUN|ENTRYPOINT).*\bnpm\b/m);
  });

  test("copies from the build what `npm run package` wrote, owned by root", () => {
    expect(text).toMatch(/npm run package -- \/app$/m);
    expect(last.match(/^COPY .*$/gm)).toEqual(["COPY --from=build /app ./"]);
  });

  test("sets known settings only", () => {
    const [, variables = ""] = /^ENV ([\s\S]*?[^\\])\n/m.exec(last) ?? [];
    const names = variables.match(/[A-Z_]+(?==)/g) ?? [];
    expect(names).toContain("NODE_ENV");
    for (const name of names) expect(known, name).toContain(name);
  });

  test("receives everything that is packaged, despite .dockerignore", () => {
    const ignored = read(".dockerignore")
      .split("\n")
      .filter((line) => /^[^#!*\s]/.test(line));
    for (const name of globSync("{*,.*}", { cwd: root }))
      if (isPackaged(name) && ignored.includes(name))
        expect(["Dockerfile", "compose.yaml", ".dockerignore", "secrets"]).toContain(name);
  });
});

describe("compose.yaml", () => {
  const { services, secrets, networks, volumes } = parse(read("compose.yaml"));
  const { assay, database, caddy } = services;

  test("passes secrets as files, to known settings", () => {
    for (const [name, value] of Object.entries<string>(assay.environment)) {
      expect(known, name).toContain(name);
      if (name.endsWith("_FILE")) expect(assay.secrets).toContain(value.replace("/run/secrets/", ""));
      // Without a password: the address of a mail server comes from the operator's environment.
      else expect(value).not.toMatch(/:\/\/[^$]*:.*@/);
    }
    expect(assay.environment).toMatchObject({ DEMO: "off", TRUST_PROXY: "1" });
    for (const service of [assay, database])
      for (const name of service.secrets) expect(secrets).toHaveProperty(name);
  });

  test("gives the server nothing that it does not need", () => {
    expect(assay).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      volumes: ["data:/data"],
    });
    expect(assay).not.toHaveProperty("ports");
    expect(database).not.toHaveProperty("ports");
    expect(networks.database).toEqual({ internal: true });
    expect(database.networks).toEqual(["database"]);
  });

  test("starts each service when its dependencies are ready", () => {
    expect(assay.depends_on.database.condition).toBe("service_healthy");
    expect(caddy.depends_on.assay.condition).toBe("service_healthy");
    expect(database.image).toBe("postgres:17");
  });

  test("names only existing volumes and files", () => {
    for (const service of [assay, database, caddy] as { volumes: string[] }[])
      for (const volume of service.volumes) {
        const [source = ""] = volume.split(":");
        if (source.startsWith("./")) expect(() => read(source)).not.toThrow();
        else expect(volumes).toHaveProperty(source);
      }
  });
});

describe("deploy/", () => {
  const unit = read("deploy/assay.service");

  test("the unit uses known settings and reads secrets from credentials that it loads", () => {
    const variables = (unit.match(/^Environment=.*$/gm) ?? []).join(" ").match(/[A-Z_]+=\S+/g) ?? [];
    for (const variable of variables) {
      const [name = "", value = ""] = variable.split("=");
      expect(known, name).toContain(name);
      if (name.endsWith("_FILE")) expect(unit).toContain(`LoadCredential=${value.replace("%d/", "")}:`);
    }
    expect(variables).toHaveLength(5);
  });

  test("the unit runs as its own user on a system that it cannot write to", () => {
    for (const line of ["User=assay", "ProtectSystem=strict", "NoNewPrivileges=true", "StateDirectory=assay"])
      expect(unit.split("\n")).toContain(line);
  });

  test.each([
    ["deploy/Caddyfile", /respond \/metrics 404/, /header_up X-Request-Id \{http\.request\.uuid\}/],
    [
      "deploy/nginx.conf",
      /location = \/metrics \{\s+return 404;/,
      /proxy_set_header X-Request-Id \$request_id;/,
    ],
  ])("%s hides the metrics, sends a request id, and has balanced blocks", (file, metrics, requestId) => {
    const text = read(file).replace(/^\s*#.*$/gm, "");
    expect(text).toMatch(metrics);
    expect(text).toMatch(requestId);
    expect(text.split("{").length).toBe(text.split("}").length);
  });

  // Links in mails have a token in their query.
  test("no query string and no referrer is written to the proxies' logs", () => {
    const caddy = read("deploy/Caddyfile");
    // The first block is for every site and for Caddy's own lines about errors.
    const [everywhere = "", site = ""] = caddy.split("\n\n{$SITE_HOST");
    expect(everywhere).toMatch(/^\{\n(?:\t#.*\n)?\tlog \{\n\t\toutput stdout\n\t\tformat filter \{/m);
    for (const field of [
      'request>uri regexp [?].* ""',
      "request>headers>Referer delete",
      "resp_headers>Location delete",
    ])
      expect(everywhere).toContain(`\t${field}\n`);
    expect(site).toMatch(/^\tlog$/m);
    const nginx = read("deploy/nginx.conf").replace(/^\s*#.*$/gm, "");
    const [, format = ""] = /^log_format assay ([^;]*);/m.exec(nginx) ?? [];
    expect(format).toContain("$uri");
    expect(format).not.toMatch(
      /\$(?:request |request"|request_uri|args|query_string|http_referer|http_cookie)/,
    );
    const servers = nginx.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/access_log .*/g)).toEqual([expect.stringMatching(/ assay;$/)]);
      expect(server.match(/error_log .*/g)).toEqual([expect.stringMatching(/ crit;$/)]);
    }
  });

  test("nginx replaces the addresses that clients claim", () => {
    const text = read("deploy/nginx.conf");
    expect(text).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    // Checks that every directive is terminated.
    const open = text.split("\n").filter((line) => !/^\s*(?:#.*|\}|.*[;{])?$/.test(line));
    expect(open).toEqual([]);
  });
});

describe(".github/", () => {
  const files = globSync(".github/**/*.yml", { cwd: root });

  test("has a workflow that runs the same as CI, on the Node.js version of package.json", () => {
    const { jobs, permissions } = parse(read(".github/workflows/ci.yml"));
    expect(jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain(".ci/run");
    expect(jobs.test.container).toBe(`node:${packages.devDependencies.node}-bookworm`);
    expect(permissions).toEqual({ contents: "read" });
  });

  test("has templates with a name, a description and fields with unique ids", () => {
    const templates = files.filter((file) => /ISSUE_TEMPLATE\/(?!config)/.test(file));
    expect(templates).toHaveLength(2);
    for (const file of templates) {
      const { name, description, body } = parse(read(file));
      expect([typeof name, typeof description]).toEqual(["string", "string"]);
      const ids = body.flatMap(({ id }: { id?: string }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const field of body)
        if (field.type !== "markdown") expect(field.attributes).toHaveProperty("label");
    }
  });
});
