import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import query, { type ApiTokensPageQuery } from "~/relay/__generated__/ApiTokensPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { renderPage } from "../../../test/render";
import ApiTokensPage from "./ApiTokensPage";

beforeEach(polyfillDialog);

const token = (databaseId: string, name: string, more: object = {}) => ({
  id: `ApiToken:${databaseId}`,
  databaseId,
  name,
  createdBy: "Ada Lovelace",
  isExpired: false,
  scopes: ["READ_DIRECTORY"],
  createdAt: "2026-11-01T00:00:00.000Z",
  expiresAt: null,
  lastUsedAt: null,
  ...more,
});
const company = (viewerRole: string, apiTokens: object[] = []) => ({
  node: {
    id: `Company:${viewerRole}`,
    databaseId: viewerRole,
    name: `${viewerRole} Ltd`,
    viewerRole,
    apiTokens,
  },
});
const person = (apiTokens: object[], edges: object[] = []) => ({
  id: "User:1",
  apiTokens,
  companies: { edges },
});

async function show(viewer: object | null, { isEmailVerified = true } = {}) {
  const { environment } = renderPage<ApiTokensPageQuery>(
    () => (
      <VisitorContext value={{ id: "User:1", isSignedIn: viewer !== null, isAdmin: false, isEmailVerified }}>
        <ToastProvider>
          <ApiTokensPage />
        </ToastProvider>
      </VisitorContext>
    ),
    { path: "*", at: "/developers/tokens", query, variables: {}, mocks: { Query: { viewer } } },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

const resolve = (environment: Awaited<ReturnType<typeof show>>, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));

test("signed-out visitors see no data, but a link to sign in and come back", async () => {
  await show(null);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/signin?next=%2Fdevelopers%2Ftokens",
  );
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("a user with an unverified address is told how to verify it, and has no form", async () => {
  await show(person([token("1", "Nightly")]), { isEmailVerified: false });
  expect(screen.getByText(/Then you can create API tokens/)).toBeInTheDocument();
  expect(screen.queryByRole("form", { name: "New token" })).toBeNull();
  expect(screen.getByText("Nightly")).toBeInTheDocument();
});

test("each token shows its scopes, expiry and last use; a company's also its creator", async () => {
  await show(
    person(
      [
        token("1", "Nightly", {
          scopes: ["READ_DIRECTORY", "WRITE_LISTINGS"],
          lastUsedAt: "2026-11-20T11:00:00.000Z",
        }),
        token("2", "Old", { isExpired: true, expiresAt: "2026-11-10T00:00:00.000Z" }),
      ],
      [company("OWNER", [token("3", "Sync", { createdBy: "Grace Hopper" })]), company("EDITOR")],
    ),
  );
  const own = within(screen.getByRole("region", { name: "Your tokens" })).getAllByRole("listitem");
  expect(own[0]).toHaveTextContent("read:directory, write:listings");
  expect(own[0]).toHaveTextContent("Created Nov 1, 2026 · does not expire · last used about 1 hour ago");
  expect(own[1]).toHaveTextContent("OldExpired");
  expect(own[1]).toHaveTextContent("expired Nov 10, 2026 · never used");
  const shared = screen.getByRole("region", { name: "Tokens of OWNER Ltd" });
  expect(shared).toHaveTextContent("by Grace Hopper");
  // Editors keep no tokens.
  expect(screen.queryByText(/EDITOR Ltd/)).toBeNull();
});

test("a new token has the chosen values, is shown once, and hidden after it was copied", async () => {
  const environment = await show(person([], [company("OWNER")]));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Nightly");
  await userEvent.click(screen.getByRole("checkbox", { name: /write:listings/ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Acts for" }), "Only OWNER Ltd");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Expires" }), "Never");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: {
      name: "Nightly",
      scopes: ["READ_DIRECTORY", "WRITE_LISTINGS"],
      expiresInDays: null,
      companyId: "OWNER",
    },
  });
  const made = token("9", "Nightly");
  await resolve(environment, {
    createApiToken: {
      __typename: "ApiTokenCreated",
      secret: "assay_secret",
      apiToken: made,
      viewer: { id: "User:1", apiTokens: [] },
      company: { id: "Company:OWNER", name: "OWNER Ltd", apiTokens: [made] },
    },
  });
  expect(screen.getByRole("group", { name: /“Nightly” was created/ })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Token" })).toHaveValue("assay_secret");
  expect(screen.getByRole("region", { name: "Tokens of OWNER Ltd" })).toHaveTextContent("Nightly");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "I have saved it" }));
  expect(screen.queryByDisplayValue("assay_secret")).toBeNull();
});

test("a token without a name is not sent, and a refusal is shown", async () => {
  const environment = await show(person([]));
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/Name is required/);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Nightly");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  await resolve(environment, {
    createApiToken: { __typename: "ConflictError", message: "There are 50 API tokens already" },
  });
  expect(screen.getByText("There are 50 API tokens already")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Nightly");
});

test("revoking asks for confirmation with the name, and the token leaves the list", async () => {
  const environment = await show(person([token("1", "Nightly")]));
  await userEvent.click(screen.getByRole("button", { name: "Revoke: Nightly" }));
  const dialog = screen.getByRole("dialog", { name: "Revoke “Nightly”?" });
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Revoke" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { databaseId: "1" } });
  await resolve(environment, {
    revokeApiToken: {
      __typename: "ApiTokenRevoked",
      viewer: { id: "User:1", apiTokens: [] },
      company: null,
    },
  });
  expect(screen.getByText("You have no tokens.")).toBeInTheDocument();
  expect(screen.getByText("Token revoked")).toBeInTheDocument();
});
