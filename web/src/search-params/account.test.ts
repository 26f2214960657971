import { expect, test } from "vitest";
import { signInParams, tokenParams } from "./account";

test("an encoded path is checked in the form in which the browser sends it", () => {
  const read = (search: string) => signInParams.read(new URL(`https://assay.example/signin${search}`)).next;
  expect(read("?next=%2F%09%2Fevil.example")).toBeNull();
  expect(read("?next=/%09/evil.example")).toBeNull();
  expect(read("?next=%2F%2Fevil.example")).toBeNull();
  expect(read("?next=%2F%5Cevil.example")).toBeNull();
  expect(read("?next=%2Fprofile%3Ftab%3Dsecurity")).toBe("/profile?tab=security");
  expect(read("?next=//evil.example&next=/profile")).toBeNull();
});

test("a failed provider sign-in has one code, and a token is read unchanged", () => {
  const read = (search: string) => new URL(`https://assay.example/signin${search}`);
  expect(signInParams.read(read("?error=google")).error).toBe("google");
  expect(signInParams.read(read("?error=<script>")).error).toBeNull();
  expect(tokenParams.read(read(`?token=${"t".repeat(300)}`)).token).toHaveLength(300);
  expect(tokenParams.read(read("")).token).toBe("");
});
