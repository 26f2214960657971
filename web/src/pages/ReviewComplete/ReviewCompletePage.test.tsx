import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type ReviewCompletePageQuery } from "~/relay/__generated__/ReviewCompletePageQuery.graphql";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import ReviewCompletePage from "./ReviewCompletePage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4b00";
const [quill, beacon] = ["5", "6"].map((digit) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`) as [
  string,
  string,
];
const named = (databaseId: string, name: string, more: object = {}) => ({
  databaseId,
  name,
  logoUrl: null,
  isOwn: false,
  ownReview: null,
  ...more,
});
const done = named(quill, "Quill", { ownReview: { databaseId: id } });
const review = { databaseId: id, rating: 4, title: "Good & fast", content: "It works.", software: done };
const complete = "/write-a-review/complete";

async function show(
  search: string,
  software: readonly object[] = [],
  published: object | null = { databaseId: id },
  status = "PUBLISHED",
) {
  const at = `${complete}?review=${id}${search}`;
  renderPage<ReviewCompletePageQuery>(ReviewCompletePage, {
    path: "*",
    at,
    query,
    variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
    mocks: { Query: { viewer: { review: { ...review, status } }, published, softwareByIds: software } },
  });
  await screen.findByRole("heading", { level: 1 });
}

const link = (name: string | RegExp) => screen.getByRole("link", { name });
const step = () =>
  screen.getByRole("list", { name: "Writing a review" }).querySelector("[aria-current=step]");

test("step 3 shows a preview, and its public URL, and links to LinkedIn in a new tab", {
  tags: ["2.write.45", "2.write.49", "2.write.55", "2.write.56"],
}, async () => {
  await show(`&role=HR&products=${quill}`);
  expect(step()).toHaveTextContent("Share on LinkedIn");
  const preview = screen.getByRole("figure", { name: "Preview of the shared link" });
  const url = `https://assay.example/reviews/${id}`;
  for (const words of ["Review of Quill", "“Good & fast”", "It works.", url])
    expect(preview).toHaveTextContent(words);
  expect(screen.getByRole("img", { name: "Rated 4.0 out of 5" })).toBeInTheDocument();
  const share = link(/^Share on LinkedIn/);
  expect(share).toHaveAttribute(
    "href",
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  );
  expect(share).toHaveAttribute("target", "_blank");
  expect(share).toHaveAttribute("rel", "noopener noreferrer");
  const next = `${complete}?review=${id}&step=finished&role=HR&products=${quill}`;
  expect(link("Skip")).toHaveAttribute("href", next);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("after sharing, Continue replaces Skip", async () => {
  await show("");
  await userEvent.click(link(/^Share on LinkedIn/));
  expect(link("Continue")).toHaveAttribute("href", `${complete}?review=${id}&step=finished`);
});

test("step 4 says thanks, and links to another review and the home page", {
  tags: ["2.routes.13", "2.write.41", "2.write.42", "2.write.43", "2.write.44", "2.write.49"],
}, async () => {
  await show(`&step=finished&products=${quill}`, [done]);
  expect(step()).toHaveTextContent("Finished");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Thank You for Your Review!");
  expect(screen.getByText(/^Your review was submitted successfully\./)).toBeInTheDocument();
  expect(link("Write Another Review")).toHaveAttribute("href", "/write-a-review");
  expect(link("Back to Home")).toHaveAttribute("href", "/");
  expect(screen.queryByRole("link", { name: /^Next/ })).toBeNull();
});

test("the next picked product without a review follows; products of the user's own company are skipped", async () => {
  const own = named("0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a57", "Ours", { isOwn: true });
  await show(`&step=finished&role=HR&products=${quill},${beacon}`, [done, own, named(beacon, "Beacon")]);
  expect(link("Next: review Beacon")).toHaveAttribute(
    "href",
    `/write-a-review/review-form?role=HR&products=${quill},${beacon}&product_id=${beacon}`,
  );
});

test("a review that is not public cannot be shared", async () => {
  await show("", [], null);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Thank You for Your Review!");
  expect(screen.queryByRole("link", { name: /LinkedIn/ })).toBeNull();
});

test("a review that was hidden at once says so, with a link to the reason", async () => {
  await show("", [], null, "HIDDEN");
  expect(screen.getByText(/It is hidden until our moderators publish it/)).toBeInTheDocument();
  expect(screen.queryByText(/It helps others/)).toBeNull();
  expect(link("Why it was hidden, and how to answer")).toHaveAttribute("href", "/profile?tab=reviews");
});

const address = (search: string) => ({ params: {}, url: new URL(`http://localhost${complete}${search}`) });
const check = (answered: object) => data.check?.(answered as never, address(`?review=${id}&role=HR`));

test.each([
  ["no id", () => data.variables(address("?role=HR"))],
  ["a malformed id", () => data.variables(address("?review=1&role=HR"))],
  ["nobody signed in", () => check({ viewer: null })],
  ["somebody else's review", () => check({ viewer: { review: null } })],
])("with %s the wizard starts again, without a message", (_what, run) => {
  const thrown = thrownBy(() => run()) as Response;
  expect(thrown.status).toBe(302);
  expect(thrown.headers.get("location")).toBe("/write-a-review?role=HR");
});
