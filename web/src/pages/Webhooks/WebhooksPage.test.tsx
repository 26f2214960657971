import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import query, { type WebhooksPageQuery } from "~/relay/__generated__/WebhooksPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { fill } from "../../../test/fill";
import { renderPage } from "../../../test/render";
import WebhooksPage from "./WebhooksPage";

beforeEach(polyfillDialog);

const webhook = (more: object = {}) => ({
  node: {
    id: "WebhookEndpoint:1",
    databaseId: "1",
    url: "https://example.com/hook",
    description: null,
    state: "ENABLED",
    disabledReason: null,
    failingSince: null,
    events: ["REVIEW_CHANGED"],
    latest: { edges: [] },
    ...more,
  },
});

async function show(edges: object[] | null, isEmailVerified = true) {
  const { environment } = renderPage<WebhooksPageQuery>(
    () => (
      <VisitorContext value={{ id: "User:1", isSignedIn: edges !== null, isAdmin: false, isEmailVerified }}>
        <ToastProvider>
          <WebhooksPage />
        </ToastProvider>
      </VisitorContext>
    ),
    {
      path: "*",
      at: "/developers/webhooks",
      query,
      variables: {},
      mocks: {
        Query: {
          viewer: edges && { id: "User:1", webhooks: { edges } },
          categories: [{ databaseId: "019a0000-0000-7000-8000-0000000000c1", name: "CRM" }],
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const asked = (environment: Environment) => environment.mock.getMostRecentOperation().request;
const resolve = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: RegExp) => screen.getByRole("textbox", { name });

test("signed-out visitors get a link to sign in, and users with an unverified address no form", async () => {
  await show(null);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/signin?next=%2Fdevelopers%2Fwebhooks",
  );
});

test("a user with an unverified address is told how to verify it", async () => {
  await show([], false);
  expect(screen.getByText(/Then you can create webhooks/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add a webhook" })).toBeNull();
});

test("each webhook shows its state with the reason, its events and the last result", async () => {
  const failed = {
    status: "FAILED",
    lastStatus: 503,
    lastError: "Busy",
    createdAt: "2026-11-20T11:00:00.000Z",
  };
  await show([
    webhook({ state: "DISABLED", disabledReason: "GONE", latest: { edges: [{ node: failed }] } }),
    webhook({ id: "WebhookEndpoint:2", databaseId: "2", failingSince: "2026-11-20T11:00:00.000Z" }),
  ]);
  const [first, second] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByText("https://example.com/hook"));
  expect(first).toHaveTextContent("DisabledDisabled because the receiver answered 410 Gone.");
  expect(first).toHaveTextContent("review.changed");
  expect(first).toHaveTextContent("Last delivery about 1 hour ago: failed (HTTP 503). Busy");
  expect(within(first!).getByRole("link")).toHaveAttribute("href", "/developers/webhooks/1");
  expect(second).toHaveTextContent("EnabledEvery attempt has failed since about 1 hour ago");
  expect(second).toHaveTextContent("No deliveries in the last 30 days");
});

test("a new webhook has the typed values; its secret is shown once, with how to verify requests", async () => {
  const environment = await show([]);
  expect(screen.getByText("There are no webhooks.")).toBeInTheDocument();
  await press("Add a webhook");
  await fill(field(/^URL/), "https://example.com/hook");
  await userEvent.click(screen.getByRole("checkbox", { name: /software\.changed/ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Category/ }), "CRM");
  await fill(field(/^Company/), "https://assay.example/companies/northwind?tab=reviews");
  await press("Create webhook");
  expect(asked(environment).variables).toEqual({ databaseId: null, slug: "northwind" });
  await resolve(environment, { company: { id: "Company:1", databaseId: "c1" } });
  expect(asked(environment).variables).toEqual({
    input: {
      url: "https://example.com/hook",
      description: null,
      events: ["SOFTWARE_CHANGED"],
      categoryId: "019a0000-0000-7000-8000-0000000000c1",
      companyId: null,
      filterCompanyId: "c1",
    },
  });
  await resolve(environment, { createWebhook: { __typename: "WebhookSecret", secret: "whsec_abc" } });
  const secret = screen.getByRole("group", { name: "The webhook was created" });
  expect(secret).toHaveFocus();
  expect(secret).toHaveTextContent("It is shown only once. Verify each request with it");
  expect(screen.getByRole("textbox", { name: "Secret" })).toHaveValue("whsec_abc");
  expect(asked(environment).node.operation.name).toBe("WebhooksPageQuery");
  await press("I have saved it");
  expect(screen.queryByDisplayValue("whsec_abc")).toBeNull();
});

test("errors are shown at their fields, and what was typed stays", async () => {
  const environment = await show([]);
  await press("Add a webhook");
  await fill(field(/^URL/), "http://example.com/hook");
  await press("Create webhook");
  expect(field(/^URL/)).toHaveAccessibleDescription(/must be an https:\/\/ address/);
  const events = screen.getByRole("group", { name: "Events" });
  expect(events).toHaveAccessibleDescription("Choose at least one event");
  await userEvent.click(screen.getByRole("checkbox", { name: /review\.changed/ }));
  expect(events).not.toHaveAccessibleDescription();
  await userEvent.clear(field(/^URL/));
  await fill(field(/^URL/), "https://example.com/hook");
  await fill(field(/^Company/), "nobody");
  await press("Create webhook");
  await resolve(environment, { company: null });
  expect(field(/^Company/)).toHaveAccessibleDescription(/There is no company/);
  await userEvent.clear(field(/^Company/));
  await press("Create webhook");
  await resolve(environment, {
    createWebhook: { __typename: "ConflictError", message: "There are 100 webhooks already" },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("There are 100 webhooks already");
  expect(field(/^URL/)).toHaveValue("https://example.com/hook");
  expect(screen.getByRole("checkbox", { name: /review\.changed/ })).toBeChecked();
});
