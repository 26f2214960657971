import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import query, { type CompanyPageQuery } from "~/relay/__generated__/CompanyPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { renderPage } from "../../../test/render";
import CompanyPage from "./CompanyPage";
import data from "./data";

beforeEach(polyfillDialog);

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";

async function show({
  isSignedIn = true,
  isClaimed = false,
  claimDomain = "northwind.example" as string | null,
  isEmailVerified = true,
  viewerRole = null as string | null,
}) {
  const at = `/companies/${id}`;
  const { environment } = renderPage<CompanyPageQuery>(
    () => (
      <ToastProvider>
        <VisitorContext value={{ isSignedIn, isAdmin: false, isEmailVerified }}>
          <CompanyPage />
        </VisitorContext>
      </ToastProvider>
    ),
    {
      path: "/companies/:id",
      at,
      query,
      variables: data.variables({ params: { id }, url: new URL(at, "http://localhost") }),
      mocks: {
        Company: {
          databaseId: id,
          name: "Northwind",
          employeeCount: null,
          createdAt: "2026-11-20T11:00:00.000Z",
          isClaimed,
          claimDomain,
          viewerRole,
          best: { edges: [] },
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
const ask = () => userEvent.click(screen.getByRole("button", { name: "Claim this company" }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Claim Northwind" }));

test("a company that has an owner cannot be claimed", async () => {
  await show({ isClaimed: true });
  expect(screen.queryByText("Is this your company?")).toBeNull();
});

test("for signed-out visitors the link leads to sign in and back", async () => {
  await show({ isSignedIn: false });
  expect(screen.getByRole("link", { name: "Claim this company" })).toHaveAttribute(
    "href",
    `/signin?next=${encodeURIComponent(`/companies/${id}`)}`,
  );
});

test("a link is mailed to an address at the website's domain; errors are at the field", async () => {
  const environment = await show({});
  await ask();
  const form = await dialog();
  const email = form.getByLabelText("Work email");
  await userEvent.type(email, "me@elsewhere.example");
  await userEvent.click(form.getByRole("button", { name: "Email me a link" }));
  const answer = (claimCompany: object) =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { claimCompany } } as never));
  const message = "Please use an address at northwind.example, the domain of the company's website.";
  await answer({ __typename: "ValidationError", fields: [{ path: "email", message }] });
  expect(email).toHaveAccessibleDescription(`At northwind.example ${message}`);
  await userEvent.clear(email);
  await userEvent.type(email, "me@northwind.example");
  await userEvent.click(form.getByRole("button", { name: "Email me a link" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { databaseId: id, email: "me@northwind.example" },
  });
  await answer({ __typename: "Acknowledgement", message: "A link is on its way to this address." });
  expect(form.getByRole("status")).toHaveTextContent("A link is on its way to this address.");
  expect(form.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("a user without an address there asks the administrators, and can go back", async () => {
  const environment = await show({});
  await ask();
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: "I don't have an address there" }));
  expect(form.queryByLabelText("Work email")).toBeNull();
  await userEvent.click(form.getByRole("button", { name: "I have an address at northwind.example" }));
  expect(form.getByLabelText("Work email")).toBeInTheDocument();
  await userEvent.click(form.getByRole("button", { name: "I don't have an address there" }));
  await userEvent.click(form.getByRole("button", { name: "Submit claim" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { databaseId: id, email: null },
  });
});

test("a user with an unverified address is told how to verify it instead of seeing the form", async () => {
  await show({ isEmailVerified: false });
  await ask();
  const form = await dialog();
  expect(form.getByRole("link", { name: "Send it again" })).toHaveAttribute("href", "/verify-email");
  expect(form.queryByLabelText("Work email")).toBeNull();
});

test("visitors can contact a company, but its own members cannot", async () => {
  await show({ isClaimed: true });
  expect(screen.getByRole("button", { name: "Contact Company" })).toBeInTheDocument();
});

test("a member is not invited to contact their own company", async () => {
  await show({ isClaimed: true, viewerRole: "EDITOR" });
  expect(screen.queryByRole("button", { name: "Contact Company" })).toBeNull();
});

test("if the website has no usable domain, the administrators are asked", async () => {
  const environment = await show({ claimDomain: null });
  await ask();
  const form = await dialog();
  expect(form.queryByLabelText("Work email")).toBeNull();
  await userEvent.click(form.getByRole("button", { name: "Submit claim" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { databaseId: id, email: null },
  });
});
