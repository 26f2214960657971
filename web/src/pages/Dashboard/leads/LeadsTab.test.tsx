import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";

beforeAll(polyfillDialog);

const lead = {
  id: "lead-1",
  databaseId: "l1",
  kind: "DEMO",
  status: "NEW",
  name: "Bea Buyer",
  email: "bea@buyer.example",
  companyName: "Buyer & Co.",
  message: "<b>When</b>?",
  notes: null,
  createdAt: "2026-11-20T11:00:00.000Z",
  updatedAt: "2026-11-20T11:00:00.000Z",
  software: { id: "s", databaseId: "s1", name: "Beacon" },
};
const withLeads = (leads: object[] | null, newLeadCount: number | null = 1) => ({
  ...northwind,
  newLeadCount,
  leads: leads && {
    edges: leads.map((node) => ({ node })),
    pageCursors: { totalPages: 1, around: [{ page: 1 }] },
  },
});
const notes = () => screen.getByRole("textbox", { name: /^Notes/ });
const show = (company: object, search = "") => showDashboard([company], `/dashboard?tab=leads${search}`);

test("a lead shows who asks for what, as text, and how to answer", async () => {
  await show(withLeads([lead]));
  const item = within(screen.getByRole("article", { name: "Lead from Bea Buyer" }));
  for (const words of ["Demo", "Buyer & Co.", "<b>When</b>?"])
    expect(item.getByText(words)).toBeInTheDocument();
  expect(item.getByRole("link", { name: "Beacon" })).toHaveAttribute("href", "/software/s1");
  expect(item.getByRole("link", { name: "Reply by email: Bea Buyer" })).toHaveAttribute(
    "href",
    "mailto:bea%40buyer.example?subject=Your%20request%20on%20Assay%3A%20Beacon",
  );
  expect(
    within(screen.getByRole("navigation", { name: "Dashboard" })).getByRole("link", {
      name: "Leads (1 new)",
    }),
  ).toHaveAttribute("aria-current", "page");
});

test("the statuses are in the URL, and the file has the same filter", async () => {
  await show(withLeads([lead]), "&status=new");
  const filter = within(screen.getByRole("navigation", { name: "Leads by status" }));
  expect(filter.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard?tab=leads",
    "/dashboard?tab=leads&status=new",
    "/dashboard?tab=leads&status=contacted",
    "/dashboard?tab=leads&status=closed",
    "/dashboard?tab=leads&status=spam",
  ]);
  expect(filter.getByRole("link", { name: "New" })).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
    "href",
    `/api/companies/${northwind.databaseId}/leads.csv?status=new`,
  );
});

test("a new status is saved at once, and reverted if that fails", async () => {
  const environment = await show(withLeads([lead]));
  const choice = () => screen.getByRole("combobox", { name: "Status of the lead from Bea Buyer" });
  await userEvent.selectOptions(choice(), "Contacted");
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { databaseId: "l1", status: "CONTACTED" },
  });
  await act(async () => environment.mock.rejectMostRecentOperation(new TypeError("Failed to fetch")));
  expect(choice()).toHaveValue("NEW");
  expect(screen.getByText("The status could not be changed. Please try again.")).toBeInTheDocument();
});

test("notes are edited inline, and the input survives a failure", async () => {
  const environment = await show(withLeads([lead]));
  await userEvent.click(screen.getByRole("button", { name: "Add notes on the lead from Bea Buyer" }));
  await userEvent.type(notes(), "Called.");
  await userEvent.click(screen.getByRole("button", { name: "Save notes" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new TypeError("Failed to fetch")));
  expect(notes()).toHaveValue("Called.");
  await userEvent.click(screen.getByRole("button", { name: "Save notes" }));
  const saved = {
    __typename: "LeadSaved",
    lead: { ...lead, notes: "Called." },
  };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { updateLead: saved } }));
  expect(screen.getByText("Called.")).toBeInTheDocument();
  expect(screen.getByText("Notes saved")).toBeInTheDocument();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("button", { name: "Edit notes on the lead from Bea Buyer" })).toHaveFocus();
});

test("unsaved notes survive closing the form", async () => {
  await show(withLeads([lead]));
  const add = () => screen.getByRole("button", { name: "Add notes on the lead from Bea Buyer" });
  await userEvent.click(add());
  await userEvent.type(notes(), "Call back");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(add()).toHaveFocus();
  await userEvent.click(add());
  expect(notes()).toHaveValue("Call back");
});

test("a lead whose status changed leaves the list filtered by the old one", async () => {
  const environment = await show(withLeads([lead]), "&status=new");
  const choice = screen.getByRole("combobox", { name: "Status of the lead from Bea Buyer" });
  await userEvent.selectOptions(choice, "Contacted");
  const saved = { ...lead, status: "CONTACTED", company: { id: northwind.id, newLeadCount: 0 } };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { updateLead: { __typename: "LeadSaved", lead: saved } },
    }),
  );
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe("DashboardPageQuery");
  expect(request.variables).toMatchObject({ status: "NEW" });
});

describe("notes that somebody else changed meanwhile", () => {
  const later = "2026-11-20T11:05:00.000Z";
  const conflict = { updateLead: { __typename: "ConflictError", message: "Someone else has changed it." } };
  /** Saves notes that are refused because of a conflict, and shows the current ones. */
  async function saveLate(now: object) {
    const environment = await show(withLeads([{ ...lead, notes: "Called." }]));
    await userEvent.click(screen.getByRole("button", { name: "Edit notes on the lead from Bea Buyer" }));
    await userEvent.type(notes(), " Twice.");
    await userEvent.click(screen.getByRole("button", { name: "Save notes" }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { databaseId: "l1", notes: "Called. Twice.", ifUpdatedAt: lead.updatedAt },
    });
    await act(async () => environment.mock.resolveMostRecentOperation({ data: conflict }));
    const node = { __typename: "Lead", ...lead, updatedAt: later, ...now };
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { node } }));
    return environment;
  }
  const resent = { input: { databaseId: "l1", notes: "Called. Twice.", ifUpdatedAt: later } };

  test("are shown, the input stays, and saving again replaces them", async () => {
    const environment = await saveLate({ notes: "Bought." });
    expect(screen.getByRole("alert")).toHaveTextContent("Someone else has changed these notes");
    expect(screen.getByText("Bought.")).toBeInTheDocument();
    expect(notes()).toHaveValue("Called. Twice.");
    await userEvent.click(screen.getByRole("button", { name: "Save notes" }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(resent);
  });

  test("are saved at once if only the status has changed", async () => {
    const environment = await saveLate({ notes: "Called.", status: "CLOSED" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(resent);
  });
});

test("deleting asks for confirmation, then reloads the list", async () => {
  const environment = await show(withLeads([lead]));
  await userEvent.click(screen.getByRole("button", { name: "Delete the lead from Bea Buyer" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete the lead from Bea Buyer?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete lead" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { deleteLead: { __typename: "LeadDeleted", databaseId: "l1" } },
    }),
  );
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe("DashboardPageQuery");
});

test.each([
  ["", "No leads yet"],
  ["&status=closed", "No leads with this status"],
  ["&page=2", "There are no leads on this page"],
])("an empty list says so: %s", async (search, words) => {
  await show(withLeads([], 0), search);
  expect(screen.getByRole("heading", { name: words })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Download CSV" })).toBeNull();
});

test("editors have no tab, and its URL says that it is for owners", async () => {
  await show(withLeads(null, null));
  expect(screen.queryByRole("link", { name: /^Leads/ })).toBeNull();
  expect(screen.getByText("Only owners can see leads")).toBeInTheDocument();
});
