import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import query, { type ReviewPageQuery } from "~/relay/__generated__/ReviewPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { addRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import ReviewPage from "./ReviewPage";

beforeEach(polyfillDialog);

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const softwareId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a56";
// Awkward characters that a title may contain, and that must not break a label.
const title = "<b>مراجعة</b> 🚀";
const review = {
  id: "review-1",
  databaseId: id,
  title,
  rating: 4,
  helpfulCount: 2,
  isOwn: false,
  isHelpfulToViewer: false,
  isReportedByViewer: false,
  pros: [],
  cons: [],
};

/** The page of a review, which shows it completely. */
async function show(change: object = {}, isSignedIn = true) {
  const software = { databaseId: softwareId, name: "Quill", plans: [], reviews: { edges: [] } };
  const { environment } = renderPage<ReviewPageQuery>(
    () => (
      <ToastProvider>
        <VisitorContext value={{ isSignedIn, isAdmin: false }}>
          <ReviewPage />
        </VisitorContext>
      </ToastProvider>
    ),
    {
      path: "*",
      at: `/reviews/${id}?from=list`,
      query,
      variables: { databaseId: id },
      mocks: { Query: { review: { ...review, software, ...change } } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const helpful = () => screen.getByRole("button", { name: `Helpful: the review “${title}”` });
const sent = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.variables["input"]);
const voted = (environment: Environment, helpfulCount: number, isHelpfulToViewer: boolean) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        voteReview: {
          __typename: "ReviewVoted",
          review: { id: "review-1", helpfulCount, isHelpfulToViewer },
        },
      },
    }),
  );

test("a vote is shown at once, with the server's count, and revoked by the same button", async () => {
  const environment = await show();
  expect(helpful()).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(helpful());
  expect(helpful()).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("3 people found this review helpful")).toBeInTheDocument();
  expect(sent(environment)).toEqual([{ databaseId: id, isHelpful: true }]);
  await voted(environment, 7, true);
  expect(screen.getByText("7 people found this review helpful")).toBeInTheDocument();
  await userEvent.click(helpful());
  expect(screen.getByText("6 people found this review helpful")).toBeInTheDocument();
  expect(sent(environment)).toEqual([{ databaseId: id, isHelpful: false }]);
  await voted(environment, 0, false);
  expect(screen.queryByText(/found this review helpful/)).toBeNull();
});

test("a changed vote during the first request is sent after it", async () => {
  const environment = await show();
  await userEvent.click(helpful());
  await userEvent.click(helpful());
  expect(helpful()).toHaveAttribute("aria-pressed", "false");
  expect(sent(environment)).toEqual([{ databaseId: id, isHelpful: true }]);
  await voted(environment, 3, true);
  expect(sent(environment)).toEqual([{ databaseId: id, isHelpful: false }]);
  await voted(environment, 2, false);
  expect(helpful()).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText("2 people found this review helpful")).toBeInTheDocument();
});

test.each([
  [new Error("offline"), "Your vote could not be counted. Please try again."],
  [new OperationError("x", ["UNAUTHENTICATED"], ["Unauthorized"]), /^You are logged out/],
])("a vote that was not counted is reported and reverted: %s", async (error, words) => {
  const environment = await show();
  await userEvent.click(helpful());
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(helpful()).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText("2 people found this review helpful")).toBeInTheDocument();
});

test("voting and reporting lead signed-out visitors to sign in, and back from there", async () => {
  await show({}, false);
  expect(screen.queryByRole("button", { name: /^Helpful/ })).toBeNull();
  const next = `?next=${encodeURIComponent(`/reviews/${id}?from=list`)}`;
  for (const action of ["Helpful", "Report"])
    expect(screen.getByRole("link", { name: `${action}: the review “${title}” (log in)` })).toHaveAttribute(
      "href",
      `/signin${next}`,
    );
  expect(screen.getByText("2 people found this review helpful")).toBeInTheDocument();
});

test("the user's own review can be edited, but neither voted on nor reported", async () => {
  addRoutes("/write-a-review/review-form");
  await show({ isOwn: true });
  expect(screen.getByText("Your review")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: `Edit your review “${title}”` })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?products=${softwareId}&edit=review`,
  );
  expect(screen.queryByRole("button", { name: /^(Helpful|Report)/ })).toBeNull();
  expect(screen.getByText("2 people found this review helpful")).toBeInTheDocument();
});

const reportButton = () => screen.getByRole("button", { name: `Report: the review “${title}”` });
const dialog = async () => within(await screen.findByRole("dialog", { name: "Report this review" }));
const reported = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: { reportReview: result } as never }));

test("a report contains the reason; afterwards the button says so and has the focus", async () => {
  const environment = await show();
  await userEvent.click(reportButton());
  const form = await dialog();
  expect(form.getByText(`“${title}”`)).toBeInTheDocument();
  await userEvent.click(form.getByRole("button", { name: "Send report" }));
  expect(form.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose a reason");
  expect(form.getAllByRole("radio")[0]).toHaveFocus();
  await userEvent.click(form.getByRole("radio", { name: "Something else" }));
  await userEvent.click(form.getByRole("button", { name: "Send report" }));
  const details = form.getByRole("textbox", { name: /^Details/ });
  expect(details).toHaveAccessibleDescription(/Please describe what is wrong with the review/);
  expect(sent(environment)).toEqual([]);
  await userEvent.type(details, "  It is about another product. ");
  await userEvent.click(form.getByRole("button", { name: "Send report" }));
  expect(sent(environment)).toEqual([
    { databaseId: id, reason: "OTHER", details: "It is about another product." },
  ]);
  await reported(environment, {
    __typename: "ReviewReported",
    review: { id: "review-1", isReportedByViewer: true },
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Thank you")).toBeInTheDocument();
  const done = screen.getByRole("button", { name: `Reported: the review “${title}”` });
  expect(done).toHaveFocus();
  await userEvent.click(done);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a report that could not be sent keeps the input", async () => {
  const environment = await show();
  await userEvent.click(reportButton());
  const form = await dialog();
  await userEvent.click(form.getByRole("radio", { name: "Insults or threats" }));
  await userEvent.type(form.getByRole("textbox", { name: /^Details/ }), "Line two.");
  await userEvent.click(form.getByRole("button", { name: "Send report" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(form.getByRole("alert")).toHaveTextContent("The report could not be sent. Please try again.");
  expect(form.getByRole("textbox", { name: /^Details/ })).toHaveValue("Line two.");
  expect(form.getByRole("radio", { name: "Insults or threats" })).toBeChecked();
  await userEvent.click(form.getByRole("button", { name: "Send report" }));
  await reported(environment, {
    __typename: "ConflictError",
    message: "You have already reported this review",
  });
  expect(form.getByRole("alert")).toHaveTextContent("You have already reported this review");
  await userEvent.click(form.getByRole("button", { name: "Cancel" }));
  expect(reportButton()).toHaveFocus();
});
