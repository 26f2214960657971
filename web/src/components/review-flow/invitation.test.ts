import { dayMs } from "@assay/api/inputs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearFlow } from "./draft";
import { dropInvitation, invitationToken, keepInvitation } from "./invitation";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));
afterEach(() => {
  clearFlow();
  vi.useRealTimers();
});

test("an invitation is kept for its listing until it is used, and goes with the rest on signing out", () => {
  keepInvitation("a", "token-a");
  keepInvitation("b", "token-b");
  expect([invitationToken("a"), invitationToken("c")]).toEqual(["token-a", null]);
  dropInvitation("a");
  expect([invitationToken("a"), invitationToken("b")]).toEqual([null, "token-b"]);
  clearFlow();
  expect(localStorage.getItem("assay-invitations")).toBeNull();
});

test("the latest twenty are kept, as long as links are valid", () => {
  for (let count = 1; count <= 21; count++) {
    vi.advanceTimersByTime(1000);
    keepInvitation(`p${count}`, "token");
  }
  expect([invitationToken("p1"), invitationToken("p2")]).toEqual([null, "token"]);
  vi.advanceTimersByTime(90 * dayMs);
  keepInvitation("new", "token");
  expect(invitationToken("p21")).toBeNull();
});

test.each([{ a: null }, { a: { token: 1, at: 1 } }, "text", null])(
  "invalid stored data are ignored: %j",
  (found) => {
    localStorage.setItem("assay-invitations", JSON.stringify(found));
    expect(invitationToken("a")).toBeNull();
  },
);
