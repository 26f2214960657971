import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { northwind, showDashboard } from "../../../test/dashboard";
import { fill } from "../../../test/fill";

const at = "/dashboard?tab=webhooks";

test("an owner creates a webhook of the company, for its own events", async () => {
  const environment = await showDashboard([{ ...northwind, webhooks: { edges: [] } }], at);
  expect(screen.getByRole("link", { name: "Webhooks" })).toHaveAttribute("aria-current", "page");
  await userEvent.click(screen.getByRole("button", { name: "Add a webhook" }));
  await fill(screen.getByRole("textbox", { name: "URL" }), "https://example.com/hook");
  await userEvent.click(screen.getByRole("checkbox", { name: /lead\.received/ }));
  expect(screen.queryByRole("checkbox", { name: /software\.changed/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Create webhook" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { companyId: northwind.databaseId, events: ["LEAD_RECEIVED"], filterCompanyId: null },
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { createWebhook: { __typename: "WebhookSecret", secret: "whsec_abc" } },
    }),
  );
  expect(screen.getByRole("textbox", { name: "Secret" })).toHaveValue("whsec_abc");
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("DashboardPageQuery");
});

test("editors have no tab, and its URL says that it is for owners", async () => {
  await showDashboard([{ ...northwind, viewerRole: "EDITOR", webhooks: null }], at);
  expect(screen.queryByRole("link", { name: "Webhooks" })).toBeNull();
  expect(screen.getByText("Only owners can see webhooks")).toBeInTheDocument();
});
