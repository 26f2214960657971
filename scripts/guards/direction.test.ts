import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { beforeAll, describe, expect, test } from "vitest";
import configuration from "../../.dependency-cruiser.mjs";

/** One import, `type` only if it says so. */
interface Arrow {
  from: string;
  to: string;
  type?: boolean;
}

const prismaClient = "api/src/database/generated/prisma/client.ts";

/** For each rule, by its name, an import that it must forbid. */
const broken: Record<string, Arrow> = {
  "api-endpoints": { from: "api/src/http/rest/review.ts", to: "api/src/domain/review/find.ts" },
  "api-feeds": { from: "api/src/http/feeds/rss.ts", to: "api/src/domain/review/find.ts" },
  "api-beacon": { from: "api/src/http/beacon/beacon.ts", to: "api/src/domain/review/find.ts" },
  "api-uploads": { from: "api/src/http/uploads/uploads.ts", to: "api/src/domain/review/find.ts" },
  "api-http": { from: "api/src/http/health.ts", to: "api/src/server.ts" },
  "api-engine": { from: "api/src/engine/execute.ts", to: "api/src/http/graphql/yoga.ts" },
  "api-graphql": { from: "api/src/graphql/types/review.ts", to: "api/src/http/rest/facade.ts" },
  "api-domain": { from: "api/src/domain/review/submit.ts", to: "api/src/graphql/builder.ts" },
  "api-limits": { from: "api/src/limits/limits.ts", to: "api/src/domain/review/find.ts" },
  "api-auth": { from: "api/src/auth/sessions.ts", to: "api/src/domain/review/find.ts" },
  "api-services": { from: "api/src/mail/send.ts", to: "api/src/domain/review/find.ts" },
  "api-workers": { from: "api/src/jobs/rank.ts", to: "api/src/graphql/schema.ts" },
  "api-backup": { from: "api/src/backup/write-backup.ts", to: "api/src/domain/policy.ts" },
  "api-webhooks": { from: "api/src/webhooks/sender.ts", to: "api/src/domain/policy.ts" },
  "api-import": { from: "api/src/import/import.ts", to: "api/src/http/rest/facade.ts" },
  "api-database": { from: "api/src/database/query/page.ts", to: "api/src/domain/policy.ts" },
  "api-metrics": { from: "api/src/metrics/jobs.ts", to: "api/src/database/client/open.ts" },
  "api-environment": { from: "api/src/environment.ts", to: "api/src/domain/policy.ts" },
  "api-developers": { from: "api/src/developers/reference.ts", to: "api/src/domain/policy.ts" },
  "api-branding": { from: "api/src/branding/read.ts", to: "api/src/domain/policy.ts" },
  "api-contract": { from: "api/src/contract.ts", to: "api/src/domain/policy.ts" },
  "api-inputs": { from: "api/src/inputs/review.ts", to: "api/src/domain/policy.ts" },
  "api-endpoints-apart": { from: "api/src/http/graphql/yoga.ts", to: "api/src/http/rest/facade.ts" },
  "domain-without-transport": { from: "api/src/domain/errors.ts", to: "node_modules/graphql/index.js" },
  "prisma-in-its-place": { from: "api/src/http/rest/review.ts", to: prismaClient },
  "database-by-type-only": { from: "api/src/graphql/pagination.ts", to: "api/src/database/query/page.ts" },
  "inputs-alone": { from: "api/src/inputs/text.ts", to: "node_modules/uuid/index.js" },
  "web-from-api": { from: "web/src/pages/Review/data.ts", to: "api/src/domain/review/find.ts" },
  "api-from-web": { from: "api/src/http/rest/sitemap.ts", to: "web/src/paths.ts" },
  "pages-apart": { from: "web/src/pages/Review/data.ts", to: "web/src/pages/Category/data.ts" },
  "components-below-pages": { from: "web/src/components/Card.tsx", to: "web/src/pages/Category/data.ts" },
  "layout-below-pages": { from: "web/src/layout/Header.tsx", to: "web/src/pages/Category/data.ts" },
  "ui-at-the-bottom": { from: "web/src/ui/Stars.tsx", to: "web/src/components/Card.tsx" },
  "ui-without-graphql": { from: "web/src/ui/Stars.tsx", to: "node_modules/react-relay/index.js" },
  "tests-at-the-edge": { from: "api/src/main.ts", to: "api/src/testing/seed.ts" },
  resolvable: { from: "api/src/main.ts", to: "api/src/absent.ts" },
};

/** Similar imports that are allowed. */
const allowed: Arrow[] = [
  { from: "api/src/http/rest/review.ts", to: "api/src/engine/execute.ts" },
  { from: "api/src/http/rest/review.ts", to: "api/src/domain/errors.ts" },
  { from: "api/src/http/feeds/sitemap.ts", to: "api/src/domain/sitemap/entries.ts" },
  { from: "api/src/http/beacon/beacon.ts", to: "api/src/domain/views/views.ts" },
  { from: "api/src/http/uploads/uploads.ts", to: "api/src/domain/picture/find.ts" },
  { from: "api/src/domain/review/submit.ts", to: prismaClient },
  { from: "api/src/domain/review/submit.ts", to: "api/src/jobs/enqueue.ts" },
  { from: "api/src/graphql/context.ts", to: prismaClient, type: true },
  { from: "api/src/graphql/pagination.ts", to: "api/src/database/query/page.ts", type: true },
  { from: "api/src/database/query/page.ts", to: "api/src/metrics/database.ts" },
  { from: "api/src/inputs/text.ts", to: "node_modules/zod/index.js" },
  { from: "web/src/pages/Review/data.ts", to: "api/src/inputs/text.ts" },
  { from: "web/server.ts", to: "api/src/contract.ts" },
  { from: "web/src/pages/Review/data.ts", to: "web/src/pages/Review/parts.ts" },
  { from: "api/src/main.db.test.ts", to: "api/src/testing/seed.ts" },
];

const rules = configuration.forbidden ?? [];
const circle: Arrow[] = [
  { from: "api/src/domain/a.ts", to: "api/src/domain/b.ts" },
  { from: "api/src/domain/b.ts", to: "api/src/domain/a.ts" },
];

describe("the direction of imports", () => {
  // Two trees for all cases, because starting the tool takes long.
  let broke: Violation[];
  let kept: Violation[];
  beforeAll(async () => {
    broke = await violations([...Object.values(broken), ...circle]);
    kept = await violations(allowed);
  });

  test.each(Object.entries(broken))("%s is reported", (rule, { from, to }) => {
    expect(broke).toContainEqual({ rule, from, to });
  });

  test("no-cycles is reported", () => {
    const [there] = circle;
    const found = broke.filter(({ from }) => from === there?.from);
    expect(found).toEqual([{ rule: "no-cycles", from: there?.from, to: there?.to }]);
  });

  test.each(allowed)("$from may import $to", ({ from, to }) => {
    expect(kept.filter((one) => one.from === from && one.to === to)).toEqual([]);
  });

  test("every rule has its reason and a case here that breaks it", () => {
    expect(rules.filter(({ comment }) => !comment)).toEqual([]);
    expect(rules.map(({ name }) => name).sort()).toEqual([...Object.keys(broken), "no-cycles"].sort());
  });
});

interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** The violations in a tree of nothing but these imports. */
async function violations(arrows: Arrow[]): Promise<Violation[]> {
  const folder = mkdtempSync(join(tmpdir(), "assay-direction-"));
  try {
    // Targets that no arrow starts from stay files without imports.
    const targets = new Set(arrows.map(({ to }) => to).filter((to) => !to.includes("absent")));
    for (const to of targets) write(folder, to, "export const value = 1;\n");
    for (const [place, arrow] of arrows.entries()) write(folder, arrow.from, source(arrow, place));
    const options = {
      ...configuration.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: rules },
    };
    const { output } = await cruise([...new Set(arrows.map(({ from }) => from))], options);
    // An unresolved target is named as it was imported.
    const isOf = (to: string) => (arrow: Arrow) => arrow.to === to || targetOf(arrow) === to;
    return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to: arrows.filter((arrow) => arrow.from === from).find(isOf(to))?.to ?? to,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The specifier after `import`: a package, or a relative path. */
function targetOf({ from, to }: Arrow): string {
  const [, packageName] = /^node_modules\/([^/]+)/.exec(to) ?? [];
  const path = relative(dirname(from), to);
  return packageName ?? (path.startsWith(".") ? path : `./${path}`);
}

const source = (arrow: Arrow, place: number): string =>
  arrow.type
    ? `import type { value as value${place} } from "${targetOf(arrow)}";\n`
    : `import { value as value${place} } from "${targetOf(arrow)}";\nvalue${place};\n`;

function write(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, content);
}
