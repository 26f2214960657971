import { describe, expect, test } from "vitest";
import { carriesCookie, identityCookie, isSecure } from "./cookies.ts";

const plain = identityCookie("who", { secure: false, path: "/api/login" });
const secure = identityCookie("who", { secure: true, path: "/api/login" });

describe("a cookie that identifies somebody", () => {
  test("has the prefix under https alone, with all its requirements", () => {
    expect([isSecure("https://a.example"), isSecure("http://localhost:3000")]).toEqual([true, false]);
    expect(secure.set("x", 60)).toEqual(["__Host-who=x; HttpOnly; Max-Age=60; Path=/; SameSite=Lax; Secure"]);
    expect(plain.set("x", 60)).toEqual(["who=x; HttpOnly; Max-Age=60; Path=/api/login; SameSite=Lax"]);
  });

  test("is forgotten by both names under https", () => {
    expect(secure.clear()).toEqual([
      "__Host-who=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure",
      "who=; HttpOnly; Max-Age=0; Path=/api/login; SameSite=Lax; Secure",
    ]);
    expect(plain.clear()).toEqual(["who=; HttpOnly; Max-Age=0; Path=/api/login; SameSite=Lax"]);
  });

  test("that is set ends the one with the former name", () => {
    expect(secure.set("x", 60, "who=old")).toEqual([
      ...secure.set("x", 60),
      "who=; HttpOnly; Max-Age=0; Path=/api/login; SameSite=Lax; Secure",
    ]);
    expect(secure.set("x", 60, "__Host-who=old; not_who=1")).toHaveLength(1);
    expect(plain.set("x", 60, "who=old")).toHaveLength(1);
  });

  test("is read by both names under https, the one with the prefix first", () => {
    expect(secure.values("who=former; x=%%%; __Host-who=now")).toEqual([
      { value: "now", isFormer: false },
      { value: "former", isFormer: true },
    ]);
    expect(secure.values("who=former")).toEqual([{ value: "former", isFormer: true }]);
    expect(secure.values(undefined)).toEqual([]);
  });

  test("is read by its plain name alone without https", () => {
    expect(plain.values("__Host-who=now; who=plain; who=second")).toEqual([
      { value: "plain", isFormer: false },
    ]);
  });

  test.each([
    ["a=1; who=", true],
    ["__Host-who=x", true],
    ["whom=1; __Host-whom=1; a=who=1", false],
    [undefined, false],
  ])("is found in %j: %j", (header, isCarried) => {
    expect(carriesCookie(header, "who")).toBe(isCarried);
  });
});
