import { expect, test, vi } from "vitest";
import mutation, { type SignInFormMutation } from "./__generated__/SignInFormMutation.graphql";
import { createEnvironment, type Send } from "./environment";
import { mutate } from "./mutate";

const variables = { input: { email: "ada@example.com", password: "secret" } };
const run = (send: Send) =>
  mutate<SignInFormMutation>(createEnvironment(send, { isServer: false }), mutation, variables);
const refusal = (code: string, message: string) => async () => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

test("returns the union, and is sent once, by its persisted id", async () => {
  const answer = { signIn: { __typename: "CredentialsError", message: "Invalid email or password" } };
  const send = vi.fn(async () => ({ data: answer }));
  await expect(run(send)).resolves.toEqual({ answer });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { id: mutation.params.id, name: "SignInFormMutation" },
    variables,
  );
});

test.each([
  ["RATE_LIMITED", "Too many attempts. Please try again in 3 minutes."],
  ["OUTDATED", "This page is of another version of the site. Please reload it, and try again."],
])("an error with a message for people shows that message: %s", async (code, words) => {
  const { failure } = await run(refusal(code, words));
  expect(failure?.code).toBe(code);
  expect(failure?.text("Authentication failed")).toBe(words);
});

test.each(["INTERNAL", "FORBIDDEN", "UNAUTHENTICATED"])("%s shows the form's message", async (code) => {
  const { failure } = await run(refusal(code, "column users.email does not exist"));
  expect(failure?.code).toBe(code);
  expect(failure?.text("Authentication failed")).toBe("Authentication failed");
});

test("an unreachable server shows the form's message", async () => {
  const { failure } = await run(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(failure?.code).toBe("NETWORK");
  expect(failure?.text("Authentication failed")).toBe("Authentication failed");
});
