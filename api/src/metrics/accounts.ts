import { Counter } from "prom-client";
import { registers } from "./registry.ts";

/** The ways to sign in; `code` is the second step of the others. */
export type SignInMethod = (typeof methods)[number];
const methods = ["password", "google", "code"] as const;

const outcomes = ["succeeded", "code-required", "refused", "suspended", "limited", "failed"] as const;
/** How an attempt to sign in ended: `failed` is a defect, or an error of the provider. */
export type SignInOutcome = (typeof outcomes)[number];

const signIns = new Counter({
  name: "assay_sign_ins_total",
  help: "Attempts to sign in: succeeded, code-required (the second step follows), refused (wrong credentials), suspended account, limited by a rate limit, failed by an error.",
  labelNames: ["method", "outcome"],
  registers,
});

for (const method of methods) for (const outcome of outcomes) signIns.inc({ method, outcome }, 0);

/** Counts an attempt to sign in. */
export function countSignIn(method: SignInMethod, outcome: SignInOutcome): void {
  signIns.inc({ method, outcome });
}
