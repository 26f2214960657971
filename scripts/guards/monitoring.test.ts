import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { registry } from "../../api/src/metrics/registry.ts";
import { root } from "../process.ts";

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary?: string; runbook_url?: string };
}

interface Metric {
  name: string;
  type: string;
  labels: readonly string[];
  help: string;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const alerts: Alert[] = parse(read("deploy/prometheus/alerts.yaml")).groups.flatMap(
  ({ rules }: { rules: Alert[] }) => rules,
);
const [, monitoring = ""] = /\n## Monitoring\n([\s\S]*?)\n## /.exec(read("docs/operations.md")) ?? [];

let metrics: Metric[] = [];
beforeAll(async () => {
  for (const file of globSync("api/src/metrics/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }))
    await import(join(root, file));
  // The library exposes a metric's labels to subclasses only.
  const registered = registry.getMetricsAsArray() as unknown as (Omit<Metric, "labels" | "type"> & {
    labelNames: string[];
    constructor: { name: string };
  })[];
  metrics = registered
    .map((metric) => ({
      name: metric.name,
      help: metric.help,
      labels: metric.labelNames,
      type: metric.constructor.name.toLowerCase(),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
});

test("docs/operations.md describes every metric as the code does", () => {
  const expected = metrics
    .filter(({ name }) => name.startsWith("assay_"))
    .map(({ name, type, labels, help }) => {
      const named = labels.map((label) => `\`${label}\``).join(", ");
      return `| \`${name}\` | ${type} | ${named} | ${help} |`;
    });
  expect(monitoring.match(/^\| `assay_.*$/gm)).toEqual(expected);
});

test("metrics are named as Prometheus recommends", () => {
  for (const { name, type, help } of metrics.filter((one) => one.name.startsWith("assay_"))) {
    expect(name).toMatch(/^assay_[a-z_]+$/);
    expect(name.endsWith("_total"), name).toBe(type === "counter");
    if (type === "histogram") expect(name).toMatch(/_duration_seconds$/);
    expect(help, name).toMatch(/^[A-Z1].*\.$/);
  }
});

describe.each(alerts)("the alert $alert", ({ alert, expr, labels, annotations }) => {
  test("is explained under its own heading, which says whether it pages somebody", () => {
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    const severities: Record<string, string> = { page: "Page", ticket: "Ticket" };
    expect(monitoring).toContain(`\n#### ${alert}\n\n*${severities[labels.severity]}.* `);
  });

  test("uses existing metrics and labels", () => {
    const { metricNames, labelNames, errors } = readExpression(expr);
    expect(errors).toEqual([]);
    expect(metricNames.length).toBeGreaterThan(0);
    const found = metricNames.map((name) => metrics.find((one) => seriesOf(one).includes(name)));
    const unknown = metricNames.filter((name, place) => name !== "up" && !found[place]);
    expect(unknown).toEqual([]);
    // Labels that Prometheus itself adds.
    const known = ["job", "instance", "le", ...found.flatMap((metric) => metric?.labels ?? [])];
    expect(labelNames.filter((label) => !known.includes(label))).toEqual([]);
  });
});

test("every heading of an alert has an alert", () => {
  const headings = [...monitoring.matchAll(/^#### (.*)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts.map(({ alert }) => alert));
});

/** The names under which Prometheus stores a metric's values. */
function seriesOf({ name, type }: Metric): string[] {
  return type === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name];
}

/** The metrics and labels in an expression, and its parts that are not PromQL. */
function readExpression(expr: string) {
  const metricNames: string[] = [];
  const labelNames: string[] = [];
  const errors: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      const text = expr.slice(from, to);
      if (type.isError) errors.push(`at ${from}`);
      if (type.name === "Identifier") metricNames.push(text);
      if (type.name === "LabelName") labelNames.push(text);
    },
  });
  return { metricNames, labelNames, errors };
}
