import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type SuggestProductPageQuery } from "~/relay/__generated__/SuggestProductPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import SuggestProductPage from "./SuggestProductPage";

const [crm, beacon] = ["1", "2"].map((end) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${end}`);
const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a59";

async function show(
  at = "/suggest-a-product?name=Beakon",
  viewer: object | null = { isEmailVerified: true },
) {
  const { environment } = renderPage<SuggestProductPageQuery>(
    () => (
      <ToastProvider>
        <SuggestProductPage />
      </ToastProvider>
    ),
    {
      path: "/suggest-a-product",
      at,
      query,
      variables: {},
      mocks: { Query: { viewer, categories: [{ databaseId: crm, name: "CRM" }] } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
type Environment = Awaited<ReturnType<typeof show>>;
const latest = (environment: Environment) =>
  environment.mock.getMostRecentOperation().request.variables["input"];
const answer = (environment: Environment, suggestProduct: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: { suggestProduct } }));
const made = { __typename: "ProductSuggested", suggestion: { databaseId: id }, alreadyListed: [] };
const website = () => screen.getByRole("textbox", { name: /Website/ });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("signed-out visitors are led to the sign-in and back, others to verify their address first", async () => {
  await show("/suggest-a-product?name=Beakon", null);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/signin?next=${encodeURIComponent("/suggest-a-product?name=Beakon")}`,
  );
  expect(screen.queryByRole("form")).toBeNull();
});

test("an unverified address has to be verified first", async () => {
  await show(undefined, { isEmailVerified: false });
  expect(screen.getByRole("link", { name: "Verify your email address" })).toHaveAttribute(
    "href",
    "/verify-email",
  );
  expect(screen.queryByRole("form")).toBeNull();
});

test("the name of the search is filled in; a website is needed; then it leads to the suggestions", async () => {
  const environment = await show();
  expect(screen.getByRole("textbox", { name: /Name/ })).toHaveValue("Beakon");
  await userEvent.type(website(), "javascript:alert(1)");
  await press("Suggest this product");
  expect(website()).toHaveAccessibleDescription(/Please enter the address of the product's website/);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.clear(website());
  await userEvent.type(website(), "https://beakon.example");
  await userEvent.selectOptions(screen.getByRole("combobox"), "CRM");
  await press("Suggest this product");
  expect(latest(environment)).toEqual({
    ...{ name: "Beakon", websiteUrl: "https://beakon.example", categoryId: crm },
    ...{ description: null, isOther: false },
  });
  await answer(environment, made);
  expect(await screen.findByText("/profile?tab=suggestions")).toBeInTheDocument();
});

test("what is listed already can be reviewed, or said to be another product", async () => {
  const environment = await show("/suggest-a-product?name=Beacon&role=HR");
  await userEvent.type(website(), "https://beacon.example");
  await press("Continue to your review");
  const software = { databaseId: beacon, name: "Beacon CRM", logoUrl: null, shortDescription: null };
  const listed = { ...software, isOwn: false, ownReview: null };
  await answer(environment, { ...made, suggestion: null, alreadyListed: [listed] });
  const found = screen.getByRole("region", { name: "Beacon CRM is listed already" });
  expect(found).toHaveFocus();
  expect(within(found).getByRole("link", { name: "Review Beacon CRM" })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?role=HR&products=${beacon}`,
  );
  // A change of the website is another suggestion: it is looked for again.
  await userEvent.type(website(), "/desk");
  await press("It is another product: suggest it");
  expect(latest(environment)).toMatchObject({ isOther: false });
  await answer(environment, { ...made, suggestion: null, alreadyListed: [listed] });
  await press("It is another product: suggest it");
  expect(latest(environment)).toMatchObject({ isOther: true });
  await answer(environment, made);
  expect(await screen.findByText(`/write-a-review/review-form?role=HR&suggestion=${id}`)).toBeInTheDocument();
});

test("a refusal is shown, and nothing typed is lost", async () => {
  const environment = await show();
  await userEvent.type(website(), "https://beakon.example");
  await press("Suggest this product");
  await answer(environment, { __typename: "ConflictError", message: "You have suggested this already." });
  expect(screen.getByRole("alert")).toHaveTextContent("You have suggested this already.");
  expect(website()).toHaveValue("https://beakon.example");
});
