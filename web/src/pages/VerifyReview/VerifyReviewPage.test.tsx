import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { VisitorContext } from "~/ui/visitor";
import { renderPage } from "../../../test/render";
import VerifyReviewPage from "./VerifyReviewPage";

let tokens = 0;
const newToken = () => `review-token-${++tokens}`;

async function show(token: string | null, isSignedIn = false) {
  // The page has no query of its own; any query fills the store.
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <StrictMode>
        <VisitorContext value={{ isSignedIn, isAdmin: false }}>
          <VerifyReviewPage />
        </VisitorContext>
      </StrictMode>
    ),
    {
      path: "/verify-review",
      at: token === null ? "/verify-review" : `/verify-review?token=${token}`,
      query,
      variables: {},
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

/** Opens the page with a token of its own and confirms. */
async function verify(isSignedIn = false) {
  const environment = await show(newToken(), isSignedIn);
  await userEvent.click(screen.getByRole("button", { name: "Verify my review" }));
  return environment;
}

const heading = () => screen.getByRole("heading", { level: 1 });

test("opening the link does not verify by itself, because mail programs open links too", async () => {
  const environment = await show(newToken());
  expect(heading()).toHaveTextContent("Verify your review");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("verifies after a click, once, and links to the review", async () => {
  const token = newToken();
  const environment = await show(token);
  await userEvent.dblClick(screen.getByRole("button", { name: "Verify my review" }));
  const operations = environment.mock.getAllOperations();
  expect(operations.map(({ request }) => request.variables)).toEqual([{ input: { token } }]);
  const review = {
    id: "r1",
    databaseId: "d1",
    title: "<b>ممتاز</b>",
    isVerified: true,
    software: { id: "s1", name: "Quill" },
  };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { verifyReview: { __typename: "ReviewSaved", review } },
    }),
  );
  expect(heading()).toHaveTextContent("Review verified");
  expect(screen.getByRole("status")).toHaveTextContent("Review verified");
  expect(screen.getByText(/is now labeled “Verified Reviewer”/)).toHaveTextContent("“<b>ممتاز</b>” of Quill");
  expect(screen.getByRole("link", { name: "Read your review" })).toHaveAttribute("href", "/reviews/d1");
});

test("if moderators look at the review first, the address is confirmed, but the review is not called verified", async () => {
  const environment = await verify();
  const message = "Thank you, your address is confirmed. Our moderators look at the review first.";
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { verifyReview: { __typename: "ConflictError", code: "REVIEW_HELD", message } },
    }),
  );
  expect(heading()).toHaveTextContent("Address confirmed");
  expect(screen.getByRole("status")).toHaveTextContent("Address confirmed");
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.queryByText(/Verified Reviewer|Review verified|Verification failed/)).toBeNull();
  expect(screen.queryByRole("link", { name: "Read your review" })).toBeNull();
  expect(screen.getByRole("link", { name: "Log in to see your reviews" })).toBeInTheDocument();
});

test.each([
  [true, "Go to your reviews", "/profile?tab=reviews"],
  [false, "Log in to see your reviews", `/signin?next=${encodeURIComponent("/profile?tab=reviews")}`],
])(
  "a refused token: the reason, and how to get another mail (signed in: %s)",
  async (isSignedIn, name, to) => {
    const environment = await verify(isSignedIn);
    const message = "Invalid or expired verification token";
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { verifyReview: { __typename: "ValidationError", message } },
      }),
    );
    expect(heading()).toHaveTextContent("Verification failed");
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByText(/To get another one/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", to);
    expect(screen.getByRole("link", { name: "Return home" })).toHaveAttribute("href", "/");
  },
);

test.each([
  [new TypeError("Failed to fetch"), "The review could not be verified. Please try again."],
  [
    new OperationError("m", ["INTERNAL"], ["no database"]),
    "The review could not be verified. Please try again.",
  ],
  [new OperationError("m", ["RATE_LIMITED"], ["Please wait a minute."]), "Please wait a minute."],
])("without a response it says so and can be tried again: %s", async (error, words) => {
  const environment = await verify();
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(heading()).toHaveTextContent("Verify your review");
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  await userEvent.click(screen.getByRole("button", { name: "Verify my review" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  const message = "Invalid or expired verification token";
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { verifyReview: { __typename: "ValidationError", message } },
    }),
  );
  expect(heading()).toHaveTextContent("Verification failed");
});

test("without a token no request is sent", async () => {
  const environment = await show(null);
  expect(heading()).toHaveTextContent("Verify your review");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByRole("link", { name: "Log in to see your reviews" })).toBeInTheDocument();
});

test("the token is hidden from other sites and search engines", async () => {
  await show(newToken());
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
