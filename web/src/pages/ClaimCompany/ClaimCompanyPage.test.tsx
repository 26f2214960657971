import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { renderPage } from "../../../test/render";
import ClaimCompanyPage from "./ClaimCompanyPage";

async function show(at = "/claim-company?token=t1", isSignedIn = true) {
  // The page has no query of its own; any query fills the store.
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <ToastProvider>
        <VisitorContext value={{ isSignedIn, isAdmin: false }}>
          <ClaimCompanyPage />
        </VisitorContext>
      </ToastProvider>
    ),
    { path: "/claim-company", at, query, variables: {} },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
const heading = () => screen.getByRole("heading", { level: 1 });
const confirm = () => userEvent.dblClick(screen.getByRole("button", { name: "Confirm the claim" }));

test("confirming by a click, once, opens the company's dashboard", async () => {
  const environment = await show();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await confirm();
  const operations = environment.mock.getAllOperations();
  expect(operations.map(({ request }) => request.variables)).toEqual([{ input: { token: "t1" } }]);
  const company = { id: "c1", databaseId: "d1", name: "Northwind" };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { confirmClaim: { __typename: "CompanySaved", company } },
    }),
  );
  expect(await screen.findByText("/dashboard?company=d1")).toBeInTheDocument();
});

test("a refusal shows the reason", async () => {
  const environment = await show();
  await confirm();
  const message = "Someone else has already claimed this company. Its owners can invite you.";
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { confirmClaim: { __typename: "ConflictError", message } },
    }),
  );
  expect(heading()).toHaveTextContent("Claim not confirmed");
  expect(screen.getByText(message)).toBeInTheDocument();
});

test("a link that was used or has expired says so", async () => {
  const environment = await show();
  await confirm();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { confirmClaim: { __typename: "ValidationError" } },
    }),
  );
  expect(screen.getByText("This link was used or is more than 24 hours old.")).toBeInTheDocument();
});

test("signed-out visitors see a link to sign in, which leads back here", async () => {
  await show("/claim-company?token=t1", false);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    `/signin?next=${encodeURIComponent("/claim-company?token=t1")}`,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("without a token there is nothing to confirm", async () => {
  await show("/claim-company");
  expect(screen.getByText(/Please open the link/)).toBeInTheDocument();
});
