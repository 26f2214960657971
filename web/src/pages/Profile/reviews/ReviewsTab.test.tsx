import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { OperationError } from "~/relay/environment";
import { polyfillDialog } from "../../../../test/dialog";
import { addRoutes } from "../../../../test/pages";
import { ada, answer, fail, press, sent, showProfile } from "../../../../test/profile";

beforeEach(polyfillDialog);

const softwareId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a56";
const software = { id: "s1", databaseId: softwareId, name: "Quill", logoUrl: null, isActive: true };
const published = {
  id: "r1",
  databaseId: "d1",
  rating: 4,
  title: "It weighs well",
  content: "Every day.",
  pros: [],
  cons: [],
  isVerified: true,
  labels: [],
  waitingProof: null,
  isEdited: true,
  helpfulCount: 12,
  status: "PUBLISHED",
  hiddenReason: null,
  authorReply: null,
  createdAt: "2026-03-07T23:30:00.000Z",
  revisions: [],
  software,
};
const hidden = {
  ...published,
  id: "r2",
  databaseId: "d2",
  title: "<i>أسوأ</i> 😡",
  isVerified: false,
  isEdited: false,
  helpfulCount: 0,
  status: "HIDDEN",
  hiddenReason: "It names a colleague.\n\nPlease take the name out.",
};

const withReviews = (reviews: readonly object[], totalPages = 1, draftReviewCount = 0) => ({
  ...ada,
  draftReviewCount,
  reviews: {
    edges: reviews.map((node) => ({ node })),
    pageCursors: { totalPages, around: Array.from({ length: totalPages }, (_, at) => ({ page: at + 1 })) },
  },
});
const show = (reviews: readonly object[], { totalPages = 1, page = 1 } = {}) =>
  showProfile(withReviews(reviews, totalPages), `/profile?tab=reviews${page === 1 ? "" : `&page=${page}`}`);
const card = (title: string) => within(screen.getByRole("article", { name: title }));

test.each([
  [1, "One more of your reviews is of a product that is not listed at the moment."],
  [1_200, "1,200 more of your reviews are of products that are not listed at the moment."],
])("%s of unlisted products are mentioned, with or without others", async (count, words) => {
  await showProfile(withReviews([], 1, count), "/profile?tab=reviews");
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});

test("each review is shown as others see it, with its actions", async () => {
  addRoutes("/write-a-review/review-form");
  await show([published]);
  expect(screen.getByRole("link", { name: "Reviews" })).toHaveAttribute("aria-current", "page");
  expect(document.title).toBe("My reviews | Assay");
  const own = card("It weighs well");
  expect(own.getByRole("link", { name: "Quill" })).toHaveAttribute("href", `/software/${softwareId}`);
  expect(own.getByRole("img", { name: "Rated 4.0 out of 5" })).toBeInTheDocument();
  expect(own.getByText("Mar 7, 2026").parentElement).toHaveTextContent("Mar 7, 2026 · edited");
  expect(own.getByText("Verified Reviewer")).toBeInTheDocument();
  expect(own.getByText("12 people found this review helpful")).toBeInTheDocument();
  expect(own.getByRole("link", { name: "View public page: your review “It weighs well”" })).toHaveAttribute(
    "href",
    "/reviews/d1",
  );
  expect(own.getByRole("link", { name: "Edit your review “It weighs well”" })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?products=${softwareId}&edit=review`,
  );
  for (const words of [/Hidden/, /History/]) expect(own.queryByText(words)).toBeNull();
});

test("reviews that others cannot see have no link", async () => {
  await show([hidden, { ...published, title: "Draft", software: { ...software, isActive: false } }]);
  for (const title of [hidden.title, "Draft"])
    expect(card(title).queryByRole("link", { name: /^See/ })).toBeNull();
  expect(card("Draft").queryByRole("link", { name: "Quill" })).toBeNull();
});

test("previous versions are collapsed, latest first", async () => {
  const before = { rating: 2, content: "Often.", pros: ["Small"], cons: [] };
  await show([
    {
      ...published,
      revisions: [
        { ...before, id: "v2", title: "Second", replacedAt: "2026-05-02T10:00:00.000Z" },
        { ...before, id: "v1", title: "First", replacedAt: "2026-04-01T10:00:00.000Z" },
      ],
    },
  ]);
  const own = card("It weighs well");
  await userEvent.click(own.getByText("History (2)"));
  const list = own.getByRole("list", { name: "Earlier versions" });
  expect(list).toBeVisible();
  const items = [...list.children].map((item) => item.textContent);
  expect(items[0]).toMatch(/^Until May 2, 2026SecondOften\.ProsSmall/);
  expect(items[1]).toMatch(/^Until Apr 1, 2026First/);
});

test("a hidden review shows the reason; the author's reply is shown and can be replaced", {
  tags: ["4.review.2"],
}, async () => {
  const environment = await show([hidden]);
  const own = card(hidden.title);
  expect(own.getByText("Hidden until moderators publish it")).toBeInTheDocument();
  expect(own.getByText("It names a colleague.")).toBeInTheDocument();
  const field = () => own.getByRole("textbox", { name: /^Your answer to the moderators/ });
  await userEvent.click(own.getByRole("button", { name: "Send answer" }));
  expect(field()).toHaveAccessibleDescription("Your answer is required");
  await userEvent.type(field(), "  I took it out. ");
  await userEvent.click(own.getByRole("button", { name: "Send answer" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "d2", reply: "I took it out." } });
  await answer(environment, {
    replyToModerators: { __typename: "ReviewSaved", review: { ...hidden, authorReply: "I took it out." } },
  });
  expect(screen.getByText("Answer sent")).toBeInTheDocument();
  expect(own.getByText("I took it out.")).toBeInTheDocument();
  expect(own.queryByRole("textbox")).toBeNull();
  await userEvent.click(own.getByRole("button", { name: /^Edit your answer/ }));
  expect(field()).toHaveValue("I took it out.");
  expect(field()).toHaveFocus();
});

test.each([
  [new Error("offline"), "Your answer could not be sent. Please try again."],
  [new OperationError("x", ["UNAUTHENTICATED"], ["Unauthorized"]), /You are logged out/],
])("a reply that could not be sent stays in its field: %s", async (error, words) => {
  const environment = await show([hidden]);
  await userEvent.type(screen.getByRole("textbox"), "It is true.");
  await press("Send answer");
  await fail(environment, error);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("textbox")).toHaveValue("It is true.");
});

test("an unverified review can be verified by a work address", async () => {
  const environment = await show([
    published,
    { ...published, id: "r3", databaseId: "d3", title: "Plain", isVerified: false },
  ]);
  expect(card("It weighs well").queryByRole("button", { name: /^Verify/ })).toBeNull();
  const own = card("Plain");
  await userEvent.click(own.getByRole("button", { name: "Verify with your work email: “Plain”" }));
  const field = own.getByRole("textbox", { name: "Work email" });
  expect(field).toHaveFocus();
  await userEvent.type(field, "ada@free.example");
  await userEvent.click(own.getByRole("button", { name: "Send link" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "d3", email: "ada@free.example" } });
  const fields = [{ path: "email", message: "Please use your company's domain." }];
  await answer(environment, { requestReviewVerification: { __typename: "ValidationError", fields } });
  expect(field).toHaveAccessibleDescription("Please use your company's domain.");
  expect(field).toHaveValue("ada@free.example");
  await userEvent.click(own.getByRole("button", { name: "Send link" }));
  await fail(environment);
  expect(own.getByRole("alert")).toHaveTextContent("The email could not be sent. Please try again.");
  await userEvent.click(own.getByRole("button", { name: "Send link" }));
  await answer(environment, { requestReviewVerification: { __typename: "Acknowledgement" } });
  expect(own.getByRole("status")).toHaveTextContent("A link is on its way to ada@free.example.");
});

test("a review is deleted after a confirmation that names it, and the list is reloaded", async () => {
  const environment = await show([published, hidden]);
  const remove = () => screen.getByRole("button", { name: "Delete your review “It weighs well”" });
  await userEvent.click(remove());
  const dialog = within(screen.getByRole("dialog", { name: "Delete your review of Quill?" }));
  expect(dialog.getByText("“It weighs well”")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
  expect(remove()).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);

  await userEvent.click(remove());
  await press("Delete review");
  expect(sent(environment)).toEqual({ input: { databaseId: "d1" } });
  await answer(environment, { deleteReview: { __typename: "ReviewDeleted", databaseId: "d1" } });
  expect(screen.getByText("Review deleted")).toBeInTheDocument();
  const again = environment.mock.getMostRecentOperation();
  expect(again.request.node.params.name).toBe("ProfilePageQuery");
  expect(again.request.variables).toMatchObject({ onReviews: true, page: 1 });
  await answer(environment, { viewer: { ...withReviews([hidden]), __typename: "User" } });
  expect(screen.queryByRole("article", { name: "It weighs well" })).toBeNull();
});

test("a review that could not be deleted stays, with a message", async () => {
  const environment = await show([published]);
  await press("Delete your review “It weighs well”");
  await press("Delete review");
  await fail(environment);
  expect(screen.getByText("Review Not Deleted")).toBeInTheDocument();
  expect(card("It weighs well").getByText("Every day.")).toBeInTheDocument();
  await press("Delete your review “It weighs well”");
  await press("Delete review");
  // Already deleted in another tab.
  await fail(environment, new OperationError("x", ["NOT_FOUND"], ["Review not found"]));
  expect(screen.getByText("Review deleted")).toBeInTheDocument();
});

test("the pages are in the URL", async () => {
  await show([published], { totalPages: 3, page: 2 });
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/profile?tab=reviews&page=3");
});

test("after the last page there is a link back", async () => {
  await show([], { totalPages: 1, page: 9 });
  expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute(
    "href",
    "/profile?tab=reviews",
  );
});

test("users without reviews see a link to write one", async () => {
  addRoutes("/write-a-review");
  await show([]);
  expect(screen.getByRole("heading", { name: "You have not written any reviews yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Write a Review" })).toHaveAttribute("href", "/write-a-review");
});
