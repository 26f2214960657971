import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";

beforeEach(polyfillDialog);

const reviewId = "019a0000-0000-7000-8000-000000000009";
const title = "<b>مراجعة</b> 🚀";
const review = {
  id: "review-1",
  databaseId: reviewId,
  title,
  content: "It works.",
  rating: 4,
  pros: [],
  cons: [],
  usedFor: null,
  createdAt: "2026-11-01T12:00:00.000Z",
  isOwn: false,
  isReportedByViewer: false,
  answer: null,
};
const answer = {
  content: "Thank you.",
  createdAt: "2026-11-02T12:00:00.000Z",
  isEdited: false,
  company: { id: northwind.id, databaseId: northwind.databaseId, name: "Northwind" },
};
const onePage = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };
const listing = (name: string, isActive = true) => ({
  node: { id: name, databaseId: `id-${name}`, name, isActive },
});

const show = (change: object = {}, search = "", reviews: object = {}) =>
  showDashboard(
    [
      {
        ...northwind,
        choices: { edges: [listing("Quill"), listing("Compass", false), listing("Beacon")] },
        reviews: {
          totalCount: 1,
          edges: [{ node: { ...review, ...change } }],
          pageCursors: onePage,
          ...reviews,
        },
      },
    ],
    `/dashboard?tab=reviews${search}`,
  );

type Environment = Awaited<ReturnType<typeof show>>;
const sent = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.variables["input"]);
const answered = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: data as never }));
const named = (what: string) => ({ name: `${what}: the review “${title}”` });

test("a review is answered inline, and the answer appears below it", async () => {
  const environment = await show();
  await userEvent.click(screen.getByRole("button", named("Answer")));
  const text = screen.getByRole("textbox", { name: /^Your answer/ });
  expect(text).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Publish answer" }));
  expect(text).toHaveAccessibleDescription(/Your answer is required/);
  expect(sent(environment)).toEqual([]);
  await userEvent.type(text, "  Thank you.  ");
  await userEvent.click(screen.getByRole("button", { name: "Publish answer" }));
  expect(sent(environment)).toEqual([{ reviewId, content: "Thank you." }]);
  await answered(environment, {
    answerReview: { __typename: "ReviewAnswered", review: { ...review, answer } },
  });
  expect(screen.getByText("Answer published")).toBeInTheDocument();
  const shown = within(screen.getByRole("article", { name: "Answer from Northwind" }));
  expect(shown.getByText("Thank you.")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: /^Your answer/ })).toBeNull();
  expect(screen.getByRole("button", named("Edit answer"))).toHaveFocus();
});

test("the input survives a failure, and closing the form", async () => {
  const environment = await show();
  await userEvent.click(screen.getByRole("button", named("Answer")));
  await userEvent.type(screen.getByRole("textbox", { name: /^Your answer/ }), "A long one");
  await userEvent.click(screen.getByRole("button", { name: "Publish answer" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(screen.getByRole("alert")).toHaveTextContent("The answer could not be published. Please try again.");
  expect(screen.getByRole("textbox", { name: /^Your answer/ })).toHaveValue("A long one");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", named("Answer")));
  expect(screen.getByRole("textbox", { name: /^Your answer/ })).toHaveValue("A long one");
});

test("editing starts with the current answer, and deleting asks for confirmation", async () => {
  const environment = await show({ answer });
  await userEvent.click(screen.getByRole("button", named("Edit answer")));
  expect(screen.getByRole("textbox", { name: /^Your answer/ })).toHaveValue("Thank you.");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", named("Delete answer")));
  const dialog = within(screen.getByRole("dialog", { name: "Delete your answer?" }));
  expect(dialog.getByText(`“${title}”`)).toBeInTheDocument();
  expect(sent(environment)).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Delete answer" }));
  expect(sent(environment)).toEqual([{ reviewId }]);
  await answered(environment, {
    deleteAnswer: { __typename: "AnswerDeleted", review: { ...review, answer: null } },
  });
  expect(screen.queryByRole("article", { name: "Answer from Northwind" })).toBeNull();
  expect(screen.getByRole("button", named("Answer"))).toBeInTheDocument();
  expect(
    screen.getByRole("article", { name: title }).closest("li"),
    "the button had the focus",
  ).toHaveFocus();
});

test("an answered review leaves the list of those without answer", async () => {
  const environment = await show({}, "&answer=missing");
  await userEvent.click(screen.getByRole("button", named("Answer")));
  await userEvent.type(screen.getByRole("textbox", { name: /^Your answer/ }), "Thank you.");
  await userEvent.click(screen.getByRole("button", { name: "Publish answer" }));
  await answered(environment, {
    answerReview: { __typename: "ReviewAnswered", review: { ...review, answer } },
  });
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe("DashboardPageQuery");
  expect(request.variables).toMatchObject({ isAnswered: false });
});

test("a vendor can report a review, but not hide it", async () => {
  await show();
  expect(screen.getByRole("button", { name: `Report: the review “${title}”` })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /hide/i })).toBeNull();
});

test("listing and answer filters are in the URL", async () => {
  await show({}, "&listing=id-Beacon&answer=missing");
  const listings = screen.getByRole<HTMLSelectElement>("combobox", { name: "Listing" });
  expect([...listings.options].map(({ label }) => label)).toEqual([
    "All listings",
    "Beacon",
    "Compass",
    "Quill",
  ]);
  expect(listings).toHaveValue("id-Beacon");
  expect(screen.getByRole("combobox", { name: "Answer" })).toHaveValue("missing");
});

test("the filters keep the company and the tab, also without scripts", async () => {
  await show({}, `&company=${northwind.databaseId}&answer=missing`);
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    company: northwind.databaseId,
    tab: "reviews",
    listing: "",
    answer: "missing",
  });
});

test("a page after the last one says so", async () => {
  await show({}, "&page=99", { totalCount: 0, edges: [] });
  expect(screen.getByRole("heading", { name: "There are no reviews on this page" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute(
    "href",
    "/dashboard?tab=reviews",
  );
});

test("a filter without results offers a link to all reviews", async () => {
  await show({}, "&answer=given", { totalCount: 0, edges: [] });
  expect(screen.getByRole("heading", { name: "No reviews found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all reviews" })).toHaveAttribute(
    "href",
    "/dashboard?tab=reviews",
  );
});

test("without any review there are no filters", async () => {
  await show({}, "", { totalCount: 0, edges: [] });
  expect(screen.getByRole("heading", { name: "No reviews yet" })).toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: "Answer" })).toBeNull();
});

test("the badge of a Live listing has a preview and can be copied", async () => {
  await show();
  await userEvent.click(screen.getByText("Badge for your website"));
  const of = screen.getByRole<HTMLSelectElement>("combobox", { name: "Badge of" });
  expect([...of.options].map(({ label }) => label)).toEqual(["Beacon", "Quill"]);
  const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Badge HTML" }).value;
  expect(code()).toContain('href="https://assay.example/software/id-Beacon"');
  expect(code()).toContain('src="https://assay.example/badges/id-Beacon.svg"');
  await userEvent.selectOptions(of, "Quill");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Theme" }), "Dark");
  expect(code()).toContain('src="https://assay.example/badges/id-Quill.svg?theme=dark"');
  expect(screen.getByRole("img", { name: /^Reviews of Quill on Assay/ })).toHaveAttribute(
    "src",
    "/badges/id-Quill.svg?theme=dark",
  );
});

test("the badge follows the filter by listing", async () => {
  await show({}, "&listing=id-Quill");
  await userEvent.click(screen.getByText("Badge for your website"));
  const of = () => screen.getByRole("combobox", { name: "Badge of" });
  expect(of()).toHaveValue("id-Quill");
  expect(document.querySelector("details noscript"), "the code for those without scripts").not.toBeNull();
});
