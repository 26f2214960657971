import { languages, reviewInput } from "@assay/api/inputs";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import {
  clearFlow,
  currentFlow,
  saveDraft,
  savePicked,
  setViewer,
  setWaiting,
} from "~/components/review-flow/draft";
import { invitationToken, keepInvitation } from "~/components/review-flow/invitation";
import query, { type ReviewFormPageQuery } from "~/relay/__generated__/ReviewFormPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { notFoundText } from "~/relay/not-found";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { fill } from "../../../test/fill";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import ReviewFormPage from "./ReviewFormPage";

const [quill, beacon, ember] = ["5", "6", "7"].map(
  (digit) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`,
) as [string, string, string];
const reviewId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4b00";
const named = (databaseId: string, name: string, more: object = {}) => ({
  id: `software-${databaseId}`,
  databaseId,
  name,
  logoUrl: null,
  isOwn: false,
  featureAnswers: [],
  ownReview: null,
  ...more,
});
const three = [named(quill, "Quill"), named(beacon, "Beacon"), named(ember, "Ember")];
const review = {
  id: "review-1",
  databaseId: reviewId,
  isVerified: true,
  rating: 4,
  title: "Good",
  content: "It works.",
  pros: ["Fast"],
  cons: [],
  role: "Design",
  companySize: null,
  industry: null,
  usedFor: null,
  easeOfUse: 5,
  support: null,
  value: null,
};
const reviewed = named(quill, "Quill", { ownReview: review });
const form = "/write-a-review/review-form";

/** Renders the form at its URL, with blank pages at all others. */
function Pages({ viewer }: { viewer: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <VisitorContext value={{ isSignedIn: viewer !== null, isAdmin: false, ...(viewer && { id: viewer }) }}>
      <ToastProvider>
        {pathname === form && <ReviewFormPage />}
        <div data-testid="where">{pathname + search}</div>
      </ToastProvider>
    </VisitorContext>
  );
}

interface Shown {
  at?: string;
  /** The viewer's suggestion that the address names. */
  suggestion?: object;
  software?: readonly object[];
  isSignedIn?: boolean;
  /** The signed-in viewer. */
  viewer?: string;
}

async function show({
  at = `${form}?products=${quill}`,
  software,
  suggestion,
  isSignedIn = true,
  viewer = "user-1",
}: Shown = {}) {
  const variables = data.variables({ params: {}, url: new URL(at, "http://localhost") });
  const { environment, unmount } = renderPage<ReviewFormPageQuery>(
    () => <Pages viewer={isSignedIn ? viewer : null} />,
    {
      path: "*",
      at,
      query,
      variables,
      mocks: {
        Query: {
          viewer: isSignedIn ? { id: viewer, ...(suggestion && { suggestedProduct: suggestion }) } : null,
          softwareByIds: software ?? three.slice(0, variables.ids.length),
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return Object.assign(environment, { unmount });
}

type Environment = Awaited<ReturnType<typeof show>>;
const sent = (environment: Environment) =>
  environment.mock.getMostRecentOperation().request.variables["input"];
const sentKey = (environment: Environment) =>
  environment.mock.getMostRecentOperation().request.variables["key"];
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));
const fail = (environment: Environment, code?: string, message = "Refused") =>
  act(async () =>
    environment.mock.rejectMostRecentOperation(
      code ? new OperationError("createReview", [code], [message]) : new TypeError("Failed to fetch"),
    ),
  );
const saved = {
  __typename: "ReviewSaved",
  review: { id: "review-1", databaseId: reviewId, software: reviewed },
};
const conflict = (code: string) => ({
  createReview: { __typename: "ConflictError", code, message: "Words that may change" },
});

const expectPlace = (place: string | RegExp) =>
  waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent(place));
const stars = (count: number) =>
  within(screen.getByRole("radiogroup", { name: "Overall Rating" })).getByRole("radio", {
    name: `${count} stars`,
  });
const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Review Title" });
const content = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your Review" });
const send = () => screen.getByRole("button", { name: "Continue to Share" });

async function write() {
  await userEvent.click(stars(4));
  await fill(title(), " Good ");
  await fill(content(), "It works.");
}

afterEach(() => {
  // First, because the draft is saved when the form is unmounted.
  cleanup();
  setViewer(null);
  clearFlow();
});

test("shows the author's role, and the number of products, one after another", {
  tags: ["2.routes.12", "2.write.32", "2.write.33", "2.write.34", "2.write.47"],
}, async () => {
  await show({ at: `${form}?role=Marketing&products=${quill},${beacon},${ember}` });
  expect(screen.getByText("Writing as: Marketing")).toBeInTheDocument();
  expect(screen.getByText("Reviewing 3 products")).toBeInTheDocument();
  expect(screen.getByText("1 of 3")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Review Quill");
  expect(screen.queryByLabelText(/field of work/)).toBeNull();
  const list = within(screen.getByRole("navigation", { name: "Products to review" }));
  expect(list.getByRole("link", { name: "Quill" })).toHaveAttribute("aria-current", "page");
  const there = `${form}?role=Marketing&products=${quill},${beacon},${ember}&product_id=`;
  expect(list.getByRole("link", { name: "Ember" })).toHaveAttribute("href", there + ember);
  expect(screen.getByRole("link", { name: "Skip for now" })).toHaveAttribute("href", there + beacon);
});

test("a single product has no list, and without a role the form asks for it", {
  tags: ["2.write.34"],
}, async () => {
  await show();
  expect(screen.getByText("Reviewing 1 product")).toBeInTheDocument();
  expect(screen.queryByText(/Writing as/)).toBeNull();
  expect(screen.getByLabelText(/field of work/)).not.toBeRequired();
  expect(screen.queryByRole("navigation", { name: "Products to review" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Skip for now" })).toBeNull();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("the form is for the first product that can be reviewed; the others show their progress", async () => {
  saveDraft(ember, { title: "Begun" });
  await show({
    at: `${form}?products=${quill},${beacon},${ember}`,
    software: [reviewed, named(beacon, "Beacon", { isOwn: true }), three[2]!],
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Review Ember");
  expect(screen.getByText("3 of 3")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Quill/ })).toHaveTextContent("Reviewed");
  expect(screen.getByRole("link", { name: /^Beacon/ })).toHaveTextContent("Yours");
  expect(screen.getByRole("link", { name: /^Ember/ })).toHaveTextContent("Draft");
});

test("Continue to Share is disabled until rating, title and review are filled in", {
  tags: ["2.write.36", "2.write.37", "2.write.38", "4.wizard.5", "4.wizard.6", "4.wizard.7"],
}, async () => {
  await show();
  expect(screen.getByText("Select a rating")).toBeInTheDocument();
  expect(content()).toHaveAttribute("rows", "8");
  expect(screen.getByText("Still needed: a rating, a title and your review.")).toBeInTheDocument();
  await userEvent.click(stars(4));
  expect(screen.getByText("4/5")).toBeInTheDocument();
  await fill(title(), "   ");
  await fill(content(), "It works.");
  expect(screen.getByText("Still needed: a title.")).toBeInTheDocument();
  expect(send()).toHaveAttribute("aria-disabled", "true");
  await fill(title(), "Good");
  expect(send()).toHaveAttribute("aria-disabled", "false");
  expect(screen.queryByText(/Still needed/)).toBeNull();
});

test("sends the review once with the draft's key, deletes the draft, and goes on to the share step", {
  tags: ["2.write.39", "2.write.48", "2.write.53"],
}, async () => {
  const environment = await show({ at: `${form}?role=HR&products=${quill},${beacon}` });
  await write();
  await userEvent.type(screen.getByLabelText("Pro 1"), "Fast{Enter}Small");
  await userEvent.selectOptions(screen.getByLabelText(/^Company size/), "11-50");
  await userEvent.dblClick(send());
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(sent(environment)).toEqual({
    softwareId: quill,
    language: null,
    rating: 4,
    title: "Good",
    content: "It works.",
    pros: ["Fast", "Small"],
    cons: [],
    featureOpinions: [],
    role: "HR",
    companySize: "11-50",
    industry: null,
    usedFor: null,
    easeOfUse: null,
    support: null,
    value: null,
    usedBeforeId: null,
    consideredIds: [],
    invitation: null,
  });
  expect(sentKey(environment)).toBe(currentFlow().drafts[quill]?.key);
  expect(screen.getByRole("button", { name: "Sending your review…" })).toBeInTheDocument();
  await answer(environment, { createReview: saved });
  expect(currentFlow().drafts).toEqual({});
  await expectPlace(`/write-a-review/complete?review=${reviewId}&role=HR&products=${quill},${beacon}`);
});

test("offers each language that a review may have, and no other", async () => {
  await show();
  const options = within(screen.getByLabelText(/^Language of your review/)).getAllByRole("option");
  const tags = options.map((option) => option.getAttribute("value"));
  const isValid = (tag: string) => reviewInput.shape.language.safeParse(tag).success;
  expect(tags).toEqual(["", ...languages.filter(isValid)]);
});

test("products that one used before or looked at are chosen from suggestions, and removed", async () => {
  // The test environment has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  const environment = await show();
  await write();
  const group = within(screen.getByRole("group", { name: /What else did you look at/ }));
  await userEvent.type(group.getByRole("combobox"), "em");
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1), { timeout: 30_000 });
  const suggestion = (databaseId: string, name: string, type = "SOFTWARE") => ({
    ...{ databaseId, name, type, slug: name.toLowerCase(), logoUrl: null, rating: null, reviewCount: 0 },
  });
  const all = [
    suggestion(quill, "Quill"),
    suggestion(ember, "Ember"),
    suggestion(beacon, "Email", "CATEGORY"),
  ];
  await answer(environment, { suggestions: all });
  const offered = await group.findAllByRole("option");
  // Neither the reviewed product nor a category.
  expect(offered).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await group.findByRole("button", { name: "Remove Ember" })).toBeInTheDocument();
  expect(group.getByRole("combobox")).toHaveFocus();
  await userEvent.click(send());
  expect(sent(environment)).toMatchObject({ usedBeforeId: null, consideredIds: [ember] });
  await answer(environment, {
    createReview: {
      __typename: "ValidationError",
      fields: [{ path: "consideredIds", message: "This product is not listed any more" }],
    },
  });
  expect(screen.getByRole("group", { name: /What else did you look at/ })).toHaveAccessibleDescription(
    "This product is not listed any more",
  );
  await userEvent.click(group.getByRole("button", { name: "Remove Ember" }));
  await userEvent.click(send());
  expect(sent(environment)).toMatchObject({ consideredIds: [] });
});

test("Enter in a single-line field moves to the next field and sends nothing", async () => {
  const environment = await show();
  await write();
  await userEvent.type(title(), "{Enter}");
  expect(content()).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("for a signed-out visitor the draft is saved and waits until they sign in", {
  tags: ["2.write.51", "3.draft.1"],
}, async () => {
  const environment = await show({ isSignedIn: false });
  expect(screen.getByText(/^You need an account to publish\./)).toBeInTheDocument();
  const back = encodeURIComponent(`${form}?products=${quill}`);
  expect(screen.getByRole("link", { name: "join" })).toHaveAttribute("href", `/signup?next=${back}`);
  await write();
  await userEvent.click(send());
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(currentFlow().drafts[quill]).toMatchObject({
    values: { rating: "4", title: " Good ", content: "It works." },
    isWaiting: true,
  });
  await expectPlace(`/signin?next=${back}`);
});

test("a signed-in user's draft is neither shown to nor sent by the next user", async () => {
  const environment = await show({ viewer: "ada" });
  await write();
  await userEvent.click(send());
  await fail(environment, "UNAUTHENTICATED");
  expect(currentFlow().drafts[quill]).toMatchObject({ isWaiting: true, owner: "ada" });
  environment.unmount();
  const asVisitor = await show({ isSignedIn: false });
  expect(title()).toHaveValue("");
  asVisitor.unmount();
  const next = await show({ viewer: "ben" });
  expect(next.mock.getAllOperations()).toEqual([]);
  expect(title()).toHaveValue("");
  expect(localStorage.getItem("assay-review")).toBeNull();
});

test("if the session has ended, the author signs in and the review is sent", async () => {
  const environment = await show({ viewer: "ada" });
  await write();
  await userEvent.click(send());
  await fail(environment, "UNAUTHENTICATED");
  environment.unmount();
  expect(sent(await show({ viewer: "ada" }))).toMatchObject({ title: "Good" });
});

test("without storage the user stays at the form and signs in in another tab", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const environment = await show({ isSignedIn: false });
  await write();
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(screen.queryByText(/is kept in this browser/)).toBeNull();
  expect(screen.getByRole("link", { name: "sign in using another tab" })).toHaveAttribute("target", "_blank");
  await userEvent.click(send());
  await fail(environment, "UNAUTHENTICATED");
  expect(screen.getByRole("alert")).toHaveTextContent(/cannot keep your review while you sign in/);
  expect(title()).toHaveValue(" Good ");
  await expectPlace(form);
  await userEvent.click(send());
  await fail(environment);
  expect(screen.getByRole("alert")).toHaveTextContent("The server could not be reached. Please try again.");
  // After signing in in another tab, it is sent from here.
  await userEvent.click(send());
  await answer(environment, { createReview: saved });
  await expectPlace(/^\/write-a-review\/complete/);
  full.mockRestore();
});

test("joining instead leaves no draft waiting that the rules would refuse", async () => {
  await show({ isSignedIn: false });
  await fill(title(), "Good");
  await userEvent.click(screen.getByRole("link", { name: "join" }));
  expect(currentFlow().drafts[quill]).toMatchObject({ values: { title: "Good" }, isWaiting: false });
});

test("a waiting draft that the rules refuse no longer waits, and shows the errors", async () => {
  saveDraft(quill, { ...draft, "pros.0": "x".repeat(5000) });
  setWaiting(quill, true);
  const environment = await show();
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.queryByText("Sending your review…")).toBeNull();
  expect(screen.getByLabelText("Pro 1")).toBeInvalid();
  expect(currentFlow().drafts[quill]?.isWaiting).toBe(false);
});

test("after sending, the other picked products are passed on, without duplicates", async () => {
  const product = (id: string) => ({ id, name: id, slug: id, logoUrl: null });
  const environment = await show();
  savePicked([product(quill), product(beacon), product(ember)]);
  await write();
  await userEvent.click(send());
  await answer(environment, { createReview: saved });
  await expectPlace(`/write-a-review/complete?review=${reviewId}&products=${quill},${beacon},${ember}`);
  expect(currentFlow().picked.map(({ id }) => id)).toEqual([beacon, ember]);
});

test("joining instead keeps the draft waiting too", async () => {
  await show({ isSignedIn: false });
  await write();
  await userEvent.click(screen.getByRole("link", { name: "join" }));
  expect(currentFlow().drafts[quill]).toMatchObject({ values: { title: " Good " }, isWaiting: true });
});

const draft = { rating: "5", title: "From before", content: "Kept." };

test("on return, signed in, the waiting draft is sent at once, visibly", {
  tags: ["2.write.51"],
}, async () => {
  saveDraft(quill, draft, "key-1");
  setWaiting(quill, true);
  const environment = await show();
  expect(screen.getAllByText("Sending your review…")[0]).toHaveRole("status");
  expect(sent(environment)).toMatchObject({ title: "From before" });
  expect(sentKey(environment)).toBe("key-1");
  expect(currentFlow().drafts[quill]?.isWaiting, "a reload does not send it again").toBe(false);
  await fail(environment);
  expect(screen.queryByText("Sending your review…")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^The server could not be reached\. Your review is kept/,
  );
  expect(title()).toHaveValue("From before");
  await userEvent.click(send());
  expect(sentKey(environment)).toBe("key-1");
});

test.each([
  ["a draft that does not wait", draft, false],
  ["one that is not complete", { rating: "5", title: "From before" }, true],
])("%s is restored, and not sent automatically", async (_what, values, isWaiting) => {
  saveDraft(quill, values);
  setWaiting(quill, isWaiting);
  const environment = await show();
  expect(screen.getByText(/^Your draft from/)).toHaveTextContent(
    /^Your draft from .*, saved in this browser\.$/,
  );
  expect(title()).toHaveValue("From before");
  expect(stars(5)).toBeChecked();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a waiting draft is not sent while the user is still signed out", async () => {
  saveDraft(quill, draft);
  setWaiting(quill, true);
  const environment = await show({ isSignedIn: false });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a draft can be discarded, and that can be undone", async () => {
  saveDraft(quill, draft, "key-1");
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(title()).toHaveValue("");
  expect(currentFlow().drafts).toEqual({});
  expect(screen.queryByText(/^Your draft from/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(title()).toHaveValue("From before");
  expect(currentFlow().drafts[quill]).toMatchObject({ values: draft, key: "key-1" });
});

test("input is saved when the page is hidden or left, and nothing is saved without input", async () => {
  const environment = await show();
  environment.unmount();
  expect(currentFlow().drafts).toEqual({});
  const again = await show();
  await fill(title(), "Half a");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(currentFlow().drafts[quill]?.values).toEqual({ title: "Half a" });
  await fill(title(), " thought");
  again.unmount();
  expect(currentFlow().drafts[quill]?.values).toEqual({ title: "Half a thought" });
});

test("the server's errors are shown at the fields, and the draft stays", async () => {
  const environment = await show();
  await write();
  await fill(screen.getByLabelText("Pro 1"), "Fast");
  await userEvent.click(send());
  const fields = [{ path: "pros.0", message: "Pro must be better" }];
  await answer(environment, { createReview: { __typename: "ValidationError", fields } });
  expect(screen.getByLabelText("Pro 1")).toHaveAccessibleDescription("Pro must be better");
  expect(currentFlow().drafts[quill]?.values).toMatchObject({ "pros.0": "Fast" });
});

test.each([
  [
    "RATE_LIMITED",
    "Too many reviews. Please try again in 9 minutes.",
    "Too many reviews. Please try again in 9 minutes.",
  ],
  ["INTERNAL", "no database", "Your review could not be sent. It is kept in this browser: please try again."],
  [
    "NOT_FOUND",
    "Software not found",
    "This product is no longer listed here. Your draft is kept in this browser.",
  ],
])("%s shows a message for people, and the draft stays", async (code, message, words) => {
  const environment = await show();
  await write();
  await userEvent.click(send());
  await fail(environment, code, message);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(title()).toHaveValue(" Good ");
  expect(currentFlow().drafts[quill]).toBeDefined();
});

test("software of the user's own company shows a notice, and a link to other products", {
  tags: ["2.write.54"],
}, async () => {
  const environment = await show({ at: `${form}?products=${quill},${beacon}` });
  await write();
  await userEvent.click(send());
  await fail(environment, "FORBIDDEN");
  expect(screen.getByRole("heading", { name: "Quill is your own company's" })).toBeInTheDocument();
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.getByRole("link", { name: "Beacon" })).toBeInTheDocument();
});

test("an earlier review is offered for editing, and the new draft is kept", {
  tags: ["2.write.52"],
}, async () => {
  const environment = await show();
  await write();
  await userEvent.click(send());
  await answer(environment, conflict("ALREADY_REVIEWED"));
  const heading = screen.getByRole("heading", { name: "You have already reviewed Quill" });
  expect(heading.parentElement).toHaveFocus();
  expect(screen.getByRole("link", { name: "Edit your review" })).toHaveAttribute(
    "href",
    `${form}?products=${quill}&edit=review`,
  );
  expect(currentFlow().drafts[quill]?.values).toMatchObject({ title: " Good " });
});

test("if it is known before, editing is offered from the start, and a waiting draft no longer waits", async () => {
  saveDraft(quill, draft);
  setWaiting(quill, true);
  const environment = await show({ software: [reviewed] });
  expect(screen.getByRole("heading", { name: "You have already reviewed Quill" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Review another product" })).toBeInTheDocument();
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(currentFlow().drafts[quill]).toMatchObject({ values: draft, isWaiting: false });
});

test("a key that was used for other input is replaced, and the server reports what became of that", async () => {
  saveDraft(quill, draft, "key-1");
  const environment = await show();
  await userEvent.click(send());
  await answer(environment, conflict("IDEMPOTENCY_KEY_REUSED"));
  const key = sentKey(environment);
  expect(key).not.toBe("key-1");
  expect(currentFlow().drafts[quill]?.key).toBe(key);
  await answer(environment, conflict("ALREADY_REVIEWED"));
  expect(screen.getByRole("link", { name: "Edit your review" })).toBeInTheDocument();
});

test("another conflict shows the server's message, and nothing is sent again", async () => {
  saveDraft(quill, draft, "key-1");
  const environment = await show();
  await userEvent.click(send());
  await answer(environment, conflict("LIMIT_REACHED"));
  expect(screen.getByText("Words that may change")).toBeInTheDocument();
  expect(currentFlow().drafts[quill]?.key).toBe("key-1");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a draft that another tab has sent is sent with the same key, so it is the same review", async () => {
  saveDraft(quill, draft, "key-1");
  const environment = await show();
  act(() => clearFlow());
  await userEvent.click(send());
  expect(sentKey(environment)).toBe("key-1");
});

const editing = { at: `${form}?products=${quill}&edit=review`, software: [reviewed] };

test("editing begins with the review, and sends only the changes", async () => {
  const environment = await show(editing);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Edit your review of Quill");
  expect(title()).toHaveValue("Good");
  expect(screen.getByLabelText(/field of work/)).toHaveDisplayValue("Design");
  expect(screen.getByText(/will see that it was edited/)).toHaveTextContent(/no longer be shown as verified/);
  await fill(title(), " enough");
  await userEvent.click(screen.getByRole("button", { name: "Clear ease of use" }));
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(sent(environment)).toEqual({ databaseId: reviewId, title: "Good enough", easeOfUse: null });
  expect(currentFlow().drafts[quill]?.values).toMatchObject({ title: "Good enough", easeOfUse: "" });
  await answer(environment, { updateReview: saved });
  expect(screen.getByText("Changes saved")).toBeInTheDocument();
  expect(currentFlow().drafts).toEqual({});
  await expectPlace("/profile?tab=reviews");
});

test("a draft takes precedence over the review, and is only sent by the user", async () => {
  saveDraft(quill, draft);
  setWaiting(quill, true);
  const environment = await show(editing);
  expect(title()).toHaveValue("From before");
  expect(screen.getByLabelText("Pro 1")).toHaveValue("Fast");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(title()).toHaveValue("Good");
});

test("an edit without changes sends no request", async () => {
  const environment = await show(editing);
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByText("Nothing was changed")).toBeInTheDocument();
});

const address = (search: string) => ({ params: {}, url: new URL(`http://localhost${form}${search}`) });
test("without products the user picks them first", () => {
  const thrown = thrownBy(() => data.variables(address("?role=HR&products=nonsense"))) as Response;
  expect(thrown.headers.get("location")).toBe("/write-a-review?role=HR");
});

test("if no product exists it is a 404; of several, the existing ones are shown", () => {
  const at = address(`?products=${quill},${beacon}`);
  const thrown = thrownBy(() => data.check?.({ viewer: null, softwareByIds: [] } as never, at));
  expect(notFoundText(thrown)).toEqual({
    heading: "Product not found",
    text: "The product you're looking for doesn't exist.",
  });
  expect(data.check?.({ viewer: null, softwareByIds: [three[0]] } as never, at)).toBeUndefined();
});

test("without a review to edit the form is for a new one", () => {
  const answered = { viewer: { id: "user-1" }, softwareByIds: [three[0]] } as never;
  const thrown = thrownBy(() =>
    data.check?.(answered, address(`?products=${quill}&edit=review`)),
  ) as Response;
  expect(thrown.headers.get("location")).toBe(`${form}?products=${quill}`);
});

test("an invitation is named, sent with the review, and forgotten afterward", async () => {
  keepInvitation(quill, "token-1");
  const environment = await show();
  expect(screen.getByText(/You were invited by the vendor. Your review will say so./)).toHaveTextContent(
    "Vendors may not reward reviews.",
  );
  expect(screen.getByTestId("where")).not.toHaveTextContent("token-1");
  await write();
  await userEvent.click(send());
  expect(sent(environment)).toMatchObject({ title: "Good", invitation: "token-1" });
  await answer(environment, { createReview: saved });
  expect(invitationToken(quill)).toBeNull();
});

test("an invitation of another product is not used", async () => {
  keepInvitation(beacon, "token-1");
  const environment = await show();
  expect(screen.queryByText(/You were invited by the vendor/)).toBeNull();
  await write();
  await userEvent.click(send());
  expect(sent(environment)).toMatchObject({ invitation: null });
  expect(invitationToken(beacon)).toBe("token-1");
});

test("an invitation that was used meanwhile is said so; the text stays and is sent without it", async () => {
  keepInvitation(quill, "token-1");
  const environment = await show();
  await write();
  await userEvent.click(send());
  await answer(environment, conflict("INVITATION_NOT_VALID"));
  expect(await screen.findByText("Words that may change")).toBeInTheDocument();
  expect(screen.queryByText(/You were invited by the vendor/)).toBeNull();
  expect(content()).toHaveValue("It works.");
  await userEvent.click(send());
  expect(sent(environment)).toMatchObject({ content: "It works.", invitation: null });
});

const waiting = {
  id: ember,
  databaseId: ember,
  name: "Ember",
  status: "WAITING",
  review: null,
  software: null,
};
const suggested = `${form}?role=Design&suggestion=${ember}`;

test("the review of a suggested product is kept with the suggestion, without a listing", async () => {
  const environment = await show({ at: suggested, suggestion: waiting });
  expect(screen.getByRole("heading", { level: 1, name: "Review Ember" })).toBeInTheDocument();
  await userEvent.click(stars(4));
  await fill(title(), "Holds");
  await fill(content(), "A year.");
  await userEvent.click(screen.getByRole("button", { name: "Keep this review" }));
  expect(sent(environment)).toMatchObject({
    ...{ databaseId: ember, rating: 4, title: "Holds", content: "A year.", role: "Design" },
  });
  expect(sent(environment)).not.toHaveProperty("softwareId");
  const saved = { ...waiting, review: { ...review, title: "Holds" } };
  await answer(environment, { keepSuggestedReview: { __typename: "SuggestionSaved", suggestion: saved } });
  await expectPlace("/profile?tab=suggestions");
  expect(currentFlow().drafts[ember]).toBeUndefined();
});

test("a kept review is edited; once the product is listed, the draft goes to its form", async () => {
  await show({ at: suggested, suggestion: { ...waiting, review } });
  expect(title()).toHaveValue("Good");
  cleanup();
  saveDraft(ember, { title: "Begun" });
  const accepted = { ...waiting, status: "ACCEPTED", software: { databaseId: quill } };
  await show({ at: suggested, suggestion: accepted });
  await userEvent.click(screen.getByRole("link", { name: "Review it now" }));
  expect(currentFlow().drafts[quill]?.values).toEqual({ title: "Begun" });
  expect(currentFlow().drafts[ember]).toBeUndefined();
});

test("a suggestion of somebody else's is a 404", () => {
  const url = new URL(suggested, "http://localhost");
  const check = () =>
    data.check?.({ viewer: { suggestedProduct: null }, softwareByIds: [] } as never, { params: {}, url });
  expect(check).toThrow();
});
