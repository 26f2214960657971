import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { polyfillDialog } from "../../../../test/dialog";
import { ada, answer, press, sent, showProfile } from "../../../../test/profile";

beforeEach(polyfillDialog);

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const review = { rating: 4, title: "It holds", content: "Every day.", pros: ["Fast"], cons: [] };
const waiting = {
  id,
  databaseId: id,
  name: "Beakon",
  websiteUrl: "https://beakon.example",
  description: null,
  status: "WAITING",
  reason: null,
  message: null,
  reviewProblem: null,
  hasReview: true,
  createdAt: "2026-03-07T23:30:00.000Z",
  decidedAt: null,
  software: null,
  review,
};
const show = (...suggestedProducts: object[]) =>
  showProfile({ ...ada, suggestedProducts }, "/profile?tab=suggestions");
const card = (name: string) => within(screen.getByRole("article", { name }));

test("without any there is a way to suggest one", async () => {
  await show();
  expect(screen.getByRole("link", { name: "Suggest a product" })).toHaveAttribute(
    "href",
    "/suggest-a-product",
  );
});

test("one that waits shows the review, which can be copied and edited", async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(waiting);
  const own = card("Beakon");
  expect(own.getByText("Waiting for our decision")).toBeInTheDocument();
  expect(own.getByRole("link", { name: "Edit your review of Beakon" })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?suggestion=${id}`,
  );
  await user.click(own.getByText("Your review, which waits for the product"));
  await user.click(own.getByRole("button", { name: "Copy text" }));
  expect(copied).toHaveBeenCalledWith("It holds\n\nEvery day.\n\nPros:\n- Fast");
  expect(await screen.findByText("Review copied")).toBeInTheDocument();
});

test("a refused one says why, and when it is deleted", async () => {
  const refused = { status: "REFUSED", reason: "NOT_ENOUGH", message: "<b>Sorry</b>" };
  await show({ ...waiting, ...refused, decidedAt: "2026-11-20T11:00:00.000Z" });
  const own = card("Beakon");
  expect(own.getByText("We could not find out enough about it.")).toBeInTheDocument();
  expect(own.getByText("<b>Sorry</b>")).toBeInTheDocument();
  expect(own.getByText(/^Decided on/)).toHaveTextContent(
    "Decided on Nov 20, 2026. We delete this entry and the review in it on May 19, 2027.",
  );
  expect(own.queryByRole("link", { name: /review/ })).toBeNull();
});

test("an accepted one leads to the listing, and says why a review was not published", async () => {
  const software = { id: "s1", databaseId: "s1", name: "Beacon CRM", ownReview: null };
  const accepted = { status: "ACCEPTED", decidedAt: "2026-11-20T11:00:00.000Z", software };
  await show({ ...waiting, ...accepted, reviewProblem: "OWN_COMPANY" });
  const own = card("Beacon CRM");
  expect(own.getByRole("link", { name: "Beacon CRM" })).toHaveAttribute("href", "/software/s1");
  expect(own.getByText(/Your review was not published/)).toHaveTextContent(/belongs to your own company/);
});

test("the review alone, or the suggestion, is deleted after a confirmation", async () => {
  const environment = await show(waiting);
  await userEvent.click(card("Beakon").getByText("Your review, which waits for the product"));
  await press("Delete review of Beakon");
  await press("Delete review");
  expect(sent(environment)["input"]).toEqual({ databaseId: id, onlyReview: true });
  await answer(environment, { deleteSuggestedProduct: { __typename: "SuggestionDeleted", databaseId: id } });
  expect(await screen.findByText("Review deleted")).toBeInTheDocument();
});
