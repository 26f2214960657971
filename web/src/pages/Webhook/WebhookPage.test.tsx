import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import query, { type WebhookPageQuery } from "~/relay/__generated__/WebhookPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { renderPage } from "../../../test/render";
import data from "./data";
import WebhookPage from "./WebhookPage";

beforeEach(polyfillDialog);
afterEach(() => void vi.useRealTimers());

const delivery = {
  id: "WebhookDelivery:1",
  databaseId: "d1",
  event: "lead.received",
  status: "FAILED",
  attempts: 9,
  nextAttemptAt: null,
  lastStatus: 500,
  lastError: "The receiver answered with an error",
  body: '{"type":"lead.received","data":{"name":"<b>Bea</b>"}}',
  responseExcerpt: "<script>alert(1)</script>",
  createdAt: "2026-11-20T11:00:00.000Z",
};

const webhook = {
  id: "WebhookEndpoint:1",
  databaseId: "1",
  url: "https://example.com/hook",
  description: "CRM",
  state: "ENABLED",
  disabledReason: null,
  failingSince: null,
  events: ["LEAD_RECEIVED"],
  categoryId: null,
  filterCompanyId: null,
  createdBy: "Ada Lovelace",
  createdAt: "2026-11-01T00:00:00.000Z",
  previousSecretUntil: null,
  company: { id: "Company:1", databaseId: "c1", name: "Northwind" },
  latest: { edges: [] },
  pending: { totalCount: 0 },
  deliveries: {
    totalCount: 1,
    edges: [{ node: delivery }],
    pageCursors: { previous: { cursor: null }, next: { cursor: "b" } },
  },
};

async function show(more: object | null = {}, search = "") {
  const at = `/developers/webhooks/1${search}`;
  const { environment } = renderPage<WebhookPageQuery>(
    () => (
      <ToastProvider>
        <WebhookPage />
      </ToastProvider>
    ),
    {
      path: "/developers/webhooks/:id",
      at,
      query,
      variables: data.variables({ params: { id: "1" }, url: new URL(at, "http://localhost") }),
      mocks: {
        Query: { viewer: more && { id: "User:1", webhook: { ...webhook, ...more } }, categories: [] },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const asked = (environment: Environment) => environment.mock.getMostRecentOperation().request;
const resolve = (environment: Environment, answer: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: answer } as never));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const confirm = async (dialog: string, button: string) =>
  userEvent.click(within(screen.getByRole("dialog", { name: dialog })).getByRole("button", { name: button }));

test("signed-out visitors see nothing of it, and others' webhooks are not found", async () => {
  await show(null);
  expect(screen.getByRole("link", { name: "Sign in" })).toBeInTheDocument();
  const location = { params: { id: "1" }, url: new URL("http://localhost/developers/webhooks/1") };
  expect(() => data.check?.({ viewer: { webhook: null }, categories: [] } as never, location)).toThrow();
});

test("the log shows each delivery with its body and response as text, and filters by status", async () => {
  await show();
  const item = screen.getByText("lead.received", { selector: "code" }).closest("li");
  expect(item).toHaveTextContent("Failed");
  expect(item).toHaveTextContent("about 1 hour ago · 9 attempts · HTTP 500");
  expect(item).toHaveTextContent("The receiver answered with an error");
  expect(item).toHaveTextContent('"name": "<b>Bea</b>"');
  expect(item).toHaveTextContent("<script>alert(1)</script>");
  const statuses = within(screen.getByRole("navigation", { name: "Deliveries by status" }));
  expect(statuses.getByRole("link", { name: "Pending" })).toHaveAttribute(
    "href",
    "/developers/webhooks/1?status=pending",
  );
});

test("an empty log says so", async () => {
  await show({ deliveries: { ...webhook.deliveries, totalCount: 0, edges: [] } }, "?status=failed");
  expect(screen.getByText("There are no deliveries with this status.")).toBeInTheDocument();
});

test("pausing keeps all other values; a disabled webhook shows the reason and can be enabled", async () => {
  const environment = await show({ state: "DISABLED", disabledReason: "FAILING" });
  expect(screen.getByText(/every attempt to send an event failed for three days/)).toBeInTheDocument();
  await press("Enable");
  const input = {
    databaseId: "1",
    url: webhook.url,
    description: "CRM",
    events: ["LEAD_RECEIVED"],
    categoryId: null,
    filterCompanyId: null,
  };
  expect(asked(environment).variables).toEqual({ input: { ...input, state: "ENABLED" } });
  await resolve(environment, {
    updateWebhook: { __typename: "WebhookSaved", webhook: { ...webhook, state: "ENABLED" } },
  });
  expect(screen.queryByText(/failed for three days/)).toBeNull();
  expect(asked(environment).node.operation.name).toBe("WebhookPageQuery");
  await press("Pause");
  expect(asked(environment).variables).toEqual({ input: { ...input, state: "PAUSED" } });
});

test("while events wait, they are sent or dropped; dropping asks first", async () => {
  const environment = await show({
    state: "DISABLED",
    disabledReason: "BACKLOG",
    pending: { totalCount: 20_001 },
  });
  await press("Enable and send waiting events");
  const input = asked(environment).variables["input"];
  expect(input).toMatchObject({ state: "ENABLED" });
  expect(input).not.toHaveProperty("dropPending");
  const message = "Too many events wait. Drop them first";
  await resolve(environment, { updateWebhook: { __typename: "ConflictError", message } });
  expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent(message);
  await press("Enable and drop waiting events");
  expect(screen.getByRole("dialog")).toHaveTextContent("20,001 events that wait are cancelled");
  await confirm("Drop the waiting events?", "Drop and enable");
  expect(asked(environment).variables).toMatchObject({ input: { state: "ENABLED", dropPending: true } });
  await resolve(environment, {
    updateWebhook: {
      __typename: "WebhookSaved",
      webhook: { ...webhook, state: "ENABLED", pending: undefined },
    },
  });
  expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument();
});

test("editing begins with the current values, and a refusal keeps what was typed", async () => {
  const environment = await show();
  await press("Edit");
  expect(screen.getByRole("checkbox", { name: /lead\.received/ })).toBeChecked();
  expect(screen.queryByRole("textbox", { name: /^Company/ })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /member\.added/ }));
  await press("Save changes");
  expect(asked(environment).variables).toMatchObject({
    input: { url: webhook.url, state: "ENABLED", events: ["LEAD_RECEIVED", "MEMBER_ADDED"] },
  });
  const fields = [{ path: "url", message: "URL is not allowed" }];
  await resolve(environment, { updateWebhook: { __typename: "ValidationError", fields } });
  expect(screen.getByRole("textbox", { name: "URL" })).toHaveAccessibleDescription(/URL is not allowed/);
  expect(screen.getByRole("checkbox", { name: /member\.added/ })).toBeChecked();
});

test("rotating asks first, explains the overlap, and shows the new secret once", async () => {
  const environment = await show();
  await press("Rotate secret");
  expect(screen.getByRole("dialog")).toHaveTextContent("For 24 hours every request is signed with both");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await confirm("Rotate the secret?", "Rotate secret");
  await resolve(environment, {
    rotateWebhookSecret: {
      __typename: "WebhookSecret",
      secret: "whsec_new",
      webhook: { ...webhook, previousSecretUntil: "2026-11-21T12:00:00.000Z" },
    },
  });
  expect(screen.getByRole("textbox", { name: "Secret" })).toHaveValue("whsec_new");
  expect(screen.getByText(/The previous secret also signs until/)).toBeInTheDocument();
  await press("I have saved it");
  expect(screen.queryByDisplayValue("whsec_new")).toBeNull();
});

test("deleting asks first with the address, then returns to the list of the company", async () => {
  const environment = await show();
  await press("Delete");
  expect(screen.getByRole("dialog")).toHaveTextContent(webhook.url);
  await confirm("Delete the webhook?", "Delete webhook");
  await resolve(environment, { deleteWebhook: { __typename: "WebhookDeleted" } });
  expect(await screen.findByText("/dashboard?company=c1&tab=webhooks")).toBeInTheDocument();
});

test("sending again says if the thing is gone, and shows the result of the attempt", async () => {
  const environment = await show();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press(/^Send again: lead\.received/);
  expect(asked(environment).variables).toEqual({ input: { databaseId: "d1" } });
  await resolve(environment, {
    replayWebhookDelivery: {
      __typename: "WebhookSent",
      isGone: true,
      delivery: { ...delivery, id: "WebhookDelivery:2", databaseId: "d2", status: "PENDING", attempts: 0 },
    },
  });
  expect(screen.getByText("No longer visible")).toBeInTheDocument();
  expect(asked(environment).node.operation.name).toBe("WebhookPageQuery");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(asked(environment).variables).toEqual({ id: "WebhookDelivery:2" });
  await resolve(environment, {
    node: {
      __typename: "WebhookDelivery",
      id: "WebhookDelivery:2",
      status: "PENDING",
      attempts: 1,
      nextAttemptAt: "2026-11-20T12:00:05.000Z",
      lastStatus: null,
      lastError: "The address is not reachable",
      responseExcerpt: null,
    },
  });
  const messages = screen.getByRole("region", { name: "Notifications" });
  expect(messages).toHaveTextContent("Not delivered");
  expect(messages).toHaveTextContent("The address is not reachable");
});
