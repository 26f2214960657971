import { expect, test } from "vitest";
import { readAnswer } from "./caller.ts";

const body = (value: object, status = 200) => ({ status, body: JSON.stringify(value) });
const conflict = (code: string) => body({ data: { result: { __typename: "ConflictError", code } } });
const failing = (code: string) => body({ data: null, errors: [{ extensions: { code } }] });

test.each([
  ["no answer", null, "unknown"],
  ["half an answer", { status: 200, body: '{"data":' }, "unknown"],
  ["an outage", body({ errors: [] }, 503), "unknown"],
  ["a defect", body({ errors: [] }, 500), "unknown"],
  ["an outage in the body", failing("UNAVAILABLE"), "unknown"],
  ["a mutation that goes on after its time", failing("TIMED_OUT"), "unknown"],
  ["a key whose first request is still running", conflict("IDEMPOTENCY_KEY_IN_USE"), "unknown"],
  ["a secret that was shown", conflict("SECRET_SHOWN_ONCE"), "acknowledged"],
  ["success", body({ data: { result: { __typename: "ReviewSaved" } } }), "acknowledged"],
  ["wrong input", body({ data: { result: { __typename: "ValidationError" } } }), "refused"],
  ["a conflict", conflict("NAME_TAKEN"), "refused"],
  ["no permission", failing("FORBIDDEN"), "refused"],
])("%s", (_what, answer, outcome) => {
  expect(readAnswer(answer).outcome).toBe(outcome);
});
