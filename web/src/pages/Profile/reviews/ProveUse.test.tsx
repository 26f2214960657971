import { proofProblems } from "@assay/api/inputs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { polyfillDialog } from "../../../../test/dialog";
import { ada, answer, sent, showProfile } from "../../../../test/profile";

beforeEach(polyfillDialog);
afterEach(() => void vi.unstubAllGlobals());

const review = {
  ...{ id: "r1", databaseId: "d1", rating: 4, title: "Holds", content: "It held.", pros: [], cons: [] },
  ...{ isVerified: false, labels: [], waitingProof: null, isEdited: false, helpfulCount: 0 },
  ...{
    status: "PUBLISHED",
    hiddenReason: null,
    isHeld: false,
    authorReply: null,
    answer: null,
    revisions: [],
  },
  createdAt: "2026-03-07T23:30:00.000Z",
  software: { id: "s1", databaseId: "s1", name: "Quill", logoUrl: null, isActive: true },
};
const show = (change: object = {}) =>
  showProfile(
    {
      ...ada,
      draftReviewCount: 0,
      reviews: {
        edges: [{ node: { ...review, ...change } }],
        pageCursors: { totalPages: 1, around: [{ page: 1 }] },
      },
    },
    "/profile?tab=reviews",
  );
const opener = "Show moderators a proof of use: “Holds”";
/** Answers each request with this status and body. */
function answers(status: number, body: object) {
  const request = vi.fn(async (..._args: unknown[]) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", request);
  return request;
}

test("the author is told what becomes of the file before sending it, and that it waits afterwards", async () => {
  const request = answers(201, { id: "p1" });
  await show();
  await userEvent.click(screen.getByRole("button", { name: opener }));
  for (const words of [
    /Black out what is not needed/,
    /Only moderators/,
    /deleted as soon as/,
    /we keep what kind/,
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
  const form = within(screen.getByRole("form", { name: "Prove the use for your review “Holds”" }));
  const send = () => userEvent.click(form.getByRole("button", { name: "Send to moderators" }));
  await send();
  expect(form.getByRole("combobox")).toHaveAccessibleDescription("Please choose what it is");
  await userEvent.selectOptions(form.getByRole("combobox"), "invoice");
  await send();
  expect(form.getByLabelText("File")).toHaveAccessibleDescription(/Please choose a file/);
  await userEvent.upload(form.getByLabelText("File"), new File([], "a.pdf", { type: "application/pdf" }));
  await send();
  expect(form.getByLabelText("File")).toHaveAccessibleDescription(new RegExp(proofProblems.empty));
  expect(request).not.toHaveBeenCalled();
  await userEvent.upload(
    form.getByLabelText("File"),
    new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }),
  );
  await send();
  expect(request.mock.calls[0]?.[0]).toBe("/uploads/proofs?review=d1&kind=invoice");
  const waits = await screen.findByText("Your proof of use is waiting for our moderators");
  // The form is gone: the focus is at what has taken its place.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(waits);
});

test("what is refused is said at the file", async () => {
  answers(409, { message: "Please verify your email address first." });
  await show();
  await userEvent.click(screen.getByRole("button", { name: opener }));
  await userEvent.selectOptions(screen.getByLabelText("What is it?"), "other");
  await userEvent.upload(
    screen.getByLabelText("File"),
    new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Send to moderators" }));
  expect(await screen.findByText("Please verify your email address first.")).toBeInTheDocument();
});

test("a waiting proof can be deleted, and another one be sent", async () => {
  const environment = await show({ waitingProof: { kind: "INVOICE", createdAt: review.createdAt } });
  expect(screen.getByText(/Invoice or receipt, sent on/)).toHaveTextContent("sent on Mar 7, 2026.");
  await userEvent.click(screen.getByRole("button", { name: "Delete the proof for “Holds”" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "d1" } });
  await answer(environment, {
    deleteReviewProof: { __typename: "ReviewSaved", review: { id: "r1", waitingProof: null } },
  });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(screen.getByRole("button", { name: opener }));
});

test.each([
  [true, "published", {}],
  [
    true,
    "verified by a work mailbox",
    { isVerified: true, labels: [{ kind: "WORK_MAILBOX", text: "Work" }] },
  ],
  [true, "held for moderators", { status: "HIDDEN", hiddenReason: "Please wait.", isHeld: true }],
  [false, "confirmed by moderators", { isVerified: true, labels: [{ kind: "PROOF_OF_USE", text: "Proof" }] }],
  [false, "hidden by moderators", { status: "HIDDEN", hiddenReason: "It insults." }],
  [false, "of a product that is not listed", { software: { ...review.software, isActive: false } }],
])("a proof is asked for: %s, for a review that is %s", async (isAsked, _what, change) => {
  await show(change);
  expect(screen.queryByRole("button", { name: opener }) !== null).toBe(isAsked);
});
