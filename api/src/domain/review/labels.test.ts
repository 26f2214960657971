import { expect, test } from "vitest";
import { proofKinds } from "../../inputs/index.ts";
import { type Labelled, labelsOf } from "./labels.ts";

const verified: Labelled = {
  isVerified: true,
  verifiedBy: "admin",
  proofKind: "invoice",
  verifiedAt: new Date("2026-11-30T23:59:59Z"),
  createdAt: new Date("2026-10-01T00:00:00Z"),
  editedAt: null,
  isInvited: false,
};
const textOf = (change: Partial<Labelled>) => labelsOf({ ...verified, ...change }).map(({ text }) => text);

test("a label says what was proved, and in which month", () => {
  expect(labelsOf(verified)).toEqual([
    {
      kind: "proof-of-use",
      proof: "invoice",
      month: "2026-11",
      text: "Proof of use: invoice, seen by moderators in November 2026",
    },
  ]);
  expect(textOf({ proofKind: null })).toEqual(["Use confirmed by moderators in November 2026"]);
  expect(textOf({ verifiedBy: "work_email", proofKind: null })).toEqual([
    "Work mailbox proved in November 2026",
  ]);
  for (const proofKind of proofKinds) expect(textOf({ proofKind })).toHaveLength(1);
});

test("an imported review wears no month, and what is not verified no label", () => {
  expect(labelsOf({ ...verified, verifiedBy: "catalog", proofKind: null })).toEqual([
    { kind: "imported", proof: null, month: null, text: "Verified by the site it was imported from" },
  ]);
  expect(labelsOf({ ...verified, isVerified: false })).toEqual([]);
  expect(labelsOf({ ...verified, verifiedBy: null })).toEqual([]);
});

test("an invited review says so, after what was proved", () => {
  expect(textOf({ isInvited: true })).toEqual([
    "Proof of use: invoice, seen by moderators in November 2026",
    "Invited by the vendor",
  ]);
  expect(textOf({ isVerified: false, isInvited: true })).toEqual(["Invited by the vendor"]);
});

test("a verification without a recorded time claims no month", () => {
  const withoutMonth = ["Proof of use: invoice, seen by moderators"];
  expect(textOf({ verifiedAt: null })).toEqual(withoutMonth);
  // The time of the text was put in for it.
  expect(textOf({ verifiedAt: verified.createdAt })).toEqual(withoutMonth);
  const editedAt = new Date("2026-11-01T00:00:00Z");
  expect(textOf({ editedAt, verifiedAt: editedAt })).toEqual(withoutMonth);
});

test("what moderators were shown before says nothing of another verification", () => {
  expect(textOf({ verifiedBy: "work_email" })).toEqual(["Work mailbox proved in November 2026"]);
});
