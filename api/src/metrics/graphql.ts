import { Counter, Histogram } from "prom-client";
import { registers } from "./registry.ts";

const seconds = new Histogram({
  name: "assay_graphql_operation_duration_seconds",
  help: "Time of a GraphQL operation of the site's own pages, by name; those of REST, feeds and other clients are other.",
  labelNames: ["operation"],
  buckets: [0.01, 0.05, 0.25, 1, 5],
  registers,
});

const executions = new Counter({
  name: "assay_graphql_executions_total",
  help: "GraphQL operations by what executed them: plan (made of a document that was run before), or graphql-js (all others, and where a plan failed).",
  labelNames: ["executor"],
  registers,
});

/** Counts an operation that was executed. */
export function countExecution(executor: "plan" | "graphql-js"): void {
  executions.inc({ executor });
}

const errors = new Counter({
  name: "assay_graphql_errors_total",
  help: "GraphQL operations with an error, by the error's code. INTERNAL is a defect, UNAVAILABLE an outage of the database.",
  labelNames: ["operation", "code"],
  registers,
});

/** Counts the defects of an operation from 0: Prometheus sees no increase in a counter that begins with 1. */
export function expectOperation(name: string): void {
  errors.inc({ operation: name, code: "INTERNAL" }, 0);
}

expectOperation("other");

const names = new WeakMap<object, string>();

/** Has the operations of a document be measured under a name of their own. For documents of the product only: names are not bounded here. */
export function nameOperation(document: object, name: string): void {
  names.set(document, name);
}

/** Measures an operation of the document from now on; call the result once with the codes of its errors. */
export function measureOperation(document: object): (codes: ReadonlySet<string>) => void {
  const began = performance.now();
  return (codes) => {
    const operation = names.get(document) ?? "other";
    seconds.observe({ operation }, (performance.now() - began) / 1000);
    for (const code of codes) errors.inc({ operation, code });
  };
}
