import { expect, test } from "vitest";
import { growthOf } from "../../testing/metrics.ts";
import { invalid, RateLimited, WrongCredentials } from "../errors.ts";
import { measureSignIn } from "./measure-sign-in.ts";

test.each([
  ["succeeded", null],
  ["refused", new WrongCredentials()],
  ["refused", invalid("email", "Not an address")],
  ["suspended", new WrongCredentials("This account is suspended", "account-suspended")],
  ["code-required", new WrongCredentials("Enter the code", "code-required")],
  ["limited", new RateLimited(60_000)],
  ["failed", new Error("a defect")],
])("an attempt counts as %s", async (outcome, error) => {
  const attempt = async () => {
    if (error) throw error;
  };
  const counted = await growthOf("assay_sign_ins_total", { method: "password", outcome }, () =>
    measureSignIn("password", attempt).then(
      () => expect(error).toBeNull(),
      (thrown: unknown) => expect(thrown).toBe(error),
    ),
  );
  expect(counted).toBe(1);
});

test.each(["refused", "code-required"] as const)(
  "a provider's answer without a session counts as %s",
  async (outcome) => {
    const counted = await growthOf("assay_sign_ins_total", { method: "google", outcome }, () =>
      measureSignIn(
        "google",
        async () => null,
        () => outcome,
      ),
    );
    expect(counted).toBe(1);
  },
);
