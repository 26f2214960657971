import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearFlow } from "~/components/review-flow/draft";
import { invitationToken } from "~/components/review-flow/invitation";
import query, {
  type ReviewInvitationPageQuery,
} from "~/relay/__generated__/ReviewInvitationPageQuery.graphql";
import { renderPage } from "../../../test/render";
import data from "./data";
import ReviewInvitationPage from "./ReviewInvitationPage";

afterEach(clearFlow);

const at = "/review-invitation?token=t1";
const software = { databaseId: "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55", name: "Quill" };

async function show(reviewInvitation: object | null) {
  renderPage<ReviewInvitationPageQuery>(ReviewInvitationPage, {
    path: "/review-invitation",
    at,
    query,
    variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
    mocks: { Query: { reviewInvitation } },
  });
  return screen.findByRole("heading", { level: 1 });
}

test("an open invitation says what it means, and leads to the form without its token in the address", async () => {
  expect(await show({ state: "OPEN", software })).toHaveTextContent("Review Quill");
  expect(screen.getByText(/You were invited by the vendor. Your review will say so./)).toHaveTextContent(
    "Vendors may not reward reviews.",
  );
  const link = screen.getByRole("link", { name: "Write your review" });
  expect(link).toHaveAttribute("href", `/write-a-review/review-form?products=${software.databaseId}`);
  await waitFor(() => expect(invitationToken(software.databaseId)).toBe("t1"));
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  // Nothing in the page repeats its address.
  expect(document.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
  expect(document.querySelector("meta[property='og:url']")).toHaveAttribute(
    "content",
    "https://assay.example/review-invitation",
  );
  expect(document.documentElement.innerHTML).not.toContain("token=t1");
});

test.each([
  ["EXPIRED", "This invitation has expired"],
  ["REVOKED", "The vendor has revoked this invitation"],
])("one that is %s says so, and that the vendor asked all the same", async (state, heading) => {
  expect(await show({ state, software })).toHaveTextContent(heading);
  expect(screen.getByText(/It will be labeled as invited/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Write a review" })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?products=${software.databaseId}`,
  );
  await waitFor(() => expect(invitationToken(software.databaseId)).toBe("t1"));
});

test.each([null, { state: "OPEN", software: null }])("%j is not valid", async (given) => {
  expect(await show(given)).toHaveTextContent("This invitation is not valid");
  expect(screen.getByRole("link", { name: "Write a review" })).toHaveAttribute("href", "/write-a-review");
});
