import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import query, { type AdminCategoriesPageQuery } from "~/relay/__generated__/AdminCategoriesPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { fill } from "../../../test/fill";
import { stubRoutes } from "../../../test/pages";
import { CurrentUrl, renderPage } from "../../../test/render";
import AdminCategoriesPage from "./AdminCategoriesPage";
import { contentDrafts } from "./content/ContentDialog";
import data from "./data";

beforeAll(polyfillDialog);
beforeEach(() => {
  contentDrafts.forget("user-1", "crm");
});

const at = "2026-11-20T11:00:00.000Z";
const later = "2026-11-20T12:00:00.000Z";
const article = [{ id: "what", heading: "What is it?", content: "A memory." }];
const category = (id: string, parentId: string | null, more: object = {}) => ({
  id: `global-${id}`,
  databaseId: id,
  name: id.toUpperCase(),
  slug: id,
  level: parentId ? 1 : 0,
  categoryType: "SOFTWARE",
  isActive: true,
  softwareCount: 12,
  reviewCount: 3,
  updatedAt: at,
  parent: parentId && { id: `global-${parentId}`, databaseId: parentId },
  description: "Keeps customers.",
  heroDescription: null,
  longDescription: null,
  metaTitle: null,
  metaDescription: null,
  comparedFeatures: [],
  synonyms: [],
  contentSections: article,
  ancestors: [],
  ...more,
});
const hr = category("hr", null, { isActive: false });
const salesId = "01900000-0000-7000-8002-000000000002";
const sales = category(salesId, null, { name: "SALES", slug: "sales" });
const crm = category("crm", salesId);

async function show(search = "", isAdmin = true, open: object | null = null) {
  stubRoutes("/admin", "/admin/login", "/admin/categories", "/categories/:slug");
  const { environment } = renderPage<AdminCategoriesPageQuery>(
    () => (
      <ToastProvider>
        <VisitorContext value={{ id: "user-1", isSignedIn: true, isAdmin }}>
          <AdminCategoriesPage />
          <CurrentUrl />
        </VisitorContext>
      </ToastProvider>
    ),
    {
      path: "*",
      at: `/admin/categories${search}`,
      query,
      variables: data.variables({
        params: {},
        url: new URL(`/admin/categories${search}`, "http://localhost"),
      }),
      mocks: {
        Query: {
          administration: isAdmin
            ? {
                allCategories: [crm, hr, sales],
                categories: {
                  totalCount: 1,
                  edges: [{ node: crm }],
                  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: "a", endCursor: "a" },
                },
                category: open,
              }
            : null,
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
/** A dialog loads its data after it is rendered. */
const asked = (environment: Environment) =>
  waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));
const refuse = (environment: Environment, code: string) =>
  act(async () =>
    environment.mock.rejectMostRecentOperation(new OperationError("AnyMutation", [code], ["No"])),
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const toast = () => screen.getByRole("region", { name: "Notifications" });
const where = () => screen.getByText(/^\/admin/, { selector: "output" });
const saved = (more: object) => ({
  updateCategory: { __typename: "CategorySaved", category: { ...crm, updatedAt: later, ...more } },
});

test("users who are not administrators get a message, and no data", { tags: ["6.admin.6"] }, async () => {
  await show("", false);
  await waitFor(() => expect(toast()).toHaveTextContent("Access Denied"));
  expect(toast()).toHaveTextContent("Admin access required. Redirecting to login...");
  expect(screen.queryByText("CRM")).toBeNull();
});

describe("the tree", () => {
  test("opens and closes, also by the arrow keys, which move through the visible rows", async () => {
    await show();
    expect(screen.getByText("3 categories, 1 of them inactive")).toBeInTheDocument();
    await press("Collapse all");
    screen.getByRole("link", { name: "SALES" }).focus();
    const toggle = () => screen.getByRole("button", { name: "Subcategories of SALES" });
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowRight}");
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("link", { name: "CRM" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("link", { name: "SALES" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: "HR" })).toHaveFocus();
  });

  test("a category is moved by its button to one of the possible places, and back by Undo", async () => {
    const environment = await show();
    await press("Move CRM");
    const place = screen.getByRole("combobox", { name: "Parent category" });
    expect(
      within(place)
        .getAllByRole("option")
        .map((each) => each.textContent?.trim()),
    ).toEqual(["Top level", "HR (inactive)", "SALES"]);
    await press("Move");
    expect(place).toHaveAccessibleDescription(/It is already there/);
    await userEvent.selectOptions(place, "hr");
    await press("Move");
    expect(sent(environment)).toEqual({ input: { databaseId: "crm", ifUpdatedAt: at, parentId: "hr" } });
    await answer(environment, saved({ parent: { id: "global-hr", databaseId: "hr" } }));
    expect(toast()).toHaveTextContent("Category moved below HR");
    await press("Undo");
    expect(sent(environment)).toEqual({
      input: { databaseId: "crm", ifUpdatedAt: later, parentId: salesId },
    });
  });

  test("or by dragging it; it cannot be dropped on its current parent, nor below itself", async () => {
    const environment = await show();
    const row = (name: string) => screen.getByRole("link", { name }).closest("[data-node]") as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: "", dropEffect: "" };
    fireEvent.dragStart(row("SALES"), { dataTransfer });
    fireEvent.dragOver(row("CRM"), { dataTransfer });
    expect(row("CRM")).not.toHaveAttribute("data-over");
    fireEvent.drop(row("CRM"), { dataTransfer });
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    fireEvent.dragStart(row("CRM"), { dataTransfer });
    fireEvent.dragOver(row("HR"), { dataTransfer });
    expect(row("HR")).toHaveAttribute("data-over");
    fireEvent.drop(row("HR"), { dataTransfer });
    expect(sent(environment)).toMatchObject({ input: { databaseId: "crm", parentId: "hr" } });
    await answer(environment, saved({}));
    fireEvent.dragStart(row("CRM"), { dataTransfer });
    fireEvent.drop(screen.getByText("Drop here to move it to the top level"), { dataTransfer });
    expect(sent(environment)).toMatchObject({ input: { databaseId: "crm", parentId: null } });
  });

  test("several are deactivated after a confirmation that explains the consequences; refused ones stay selected", {
    tags: ["2.admin.41"],
  }, async () => {
    const environment = await show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select SALES" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select CRM" }));
    await press("Deactivate…");
    const dialog = within(screen.getByRole("dialog", { name: "Deactivate 2 categories?" }));
    expect(dialog.getByText(/Their listings stay on the site/)).toBeInTheDocument();
    expect(dialog.getByText(/Subcategories keep their pages/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
    const [first, second] = environment.mock.getAllOperations();
    await act(async () => {
      environment.mock.resolve(first as never, { data: saved({ ...sales, isActive: false }) } as never);
      environment.mock.resolve(
        second as never,
        {
          data: { updateCategory: { __typename: "ConflictError", message: "Someone else was faster" } },
        } as never,
      );
    });
    const report = within(await screen.findByRole("dialog", { name: "Not Deactivated: 1" }));
    expect(report.getByText("Someone else was faster")).toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Select CRM" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Select SALES" })).not.toBeChecked();
  });
});

test("search results are a list with the ancestors of each", {
  tags: ["2.routes.30", "2.admin.29"],
}, async () => {
  await show("?q=crm");
  const [, row] = screen.getAllByRole("row");
  expect(row).toHaveTextContent(/CRMSALES.*Software.*12.*Active/);
  expect(screen.getByText("1 category")).toBeInTheDocument();
});

test("a new category is created, with errors at its fields, and its details open", async () => {
  const environment = await show();
  await press("New category");
  await press("Create category");
  expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveAccessibleDescription(
    "Category name is required",
  );
  await fill(screen.getByRole("textbox", { name: /^Name/ }), "Lead Scoring");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Parent category" }), salesId);
  await press("Create category");
  expect(sent(environment)).toMatchObject({
    input: { name: "Lead Scoring", categoryType: "SOFTWARE", parentId: salesId, isActive: true, slug: null },
  });
});

test("a renamed category can keep its slug, and the form says that the former one redirects", async () => {
  const environment = await show("?open=crm", true, crm);
  await press("Rename…");
  await asked(environment);
  await answer(environment, { administration: { category: crm } });
  expect(screen.getByText(/\/categories\/crm redirects to the new address/)).toHaveTextContent(
    /popular categories/,
  );
  const name = screen.getByRole("textbox", { name: /^Name/ });
  await userEvent.clear(name);
  await fill(name, "Customers");
  await press("Save changes");
  expect(sent(environment)).toEqual({ input: { databaseId: "crm", ifUpdatedAt: at, name: "Customers" } });
  await answer(environment, {
    updateCategory: {
      __typename: "ValidationError",
      fields: [{ path: "slug", message: "Another category has this slug" }],
    },
  });
  expect(screen.getByRole("textbox", { name: /^Slug/ })).toHaveAccessibleDescription(/Another category/);
  await press("Save changes");
  await answer(environment, saved({ name: "Customers" }));
  expect(toast()).toHaveTextContent("Category renamed");
});

describe("the content of a category", () => {
  async function open(stored: object = crm) {
    const environment = await show("?open=crm&edit=content", true, crm);
    await asked(environment);
    await answer(environment, { administration: { category: stored } });
    return environment;
  }
  const box = (name: RegExp | string) => screen.getByRole("textbox", { name });
  const json = () => box(/^Content sections as JSON/) as HTMLTextAreaElement;

  test("is edited: changes are sent, and confirmed", {
    tags: ["2.admin.30", "8.success.4"],
  }, async () => {
    const environment = await open();
    await fill(box(/^Meta title/), "Best CRM");
    await press("Save changes");
    expect(sent(environment)).toEqual({
      input: { databaseId: "crm", ifUpdatedAt: at, metaTitle: "Best CRM" },
    });
    await answer(environment, saved({}));
    expect(toast()).toHaveTextContent("Category content updated");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /Content of/ })).toBeNull());
  });

  test("a failure is shown with the specification's message, and the input stays", {
    tags: ["8.update.2"],
  }, async () => {
    const environment = await open();
    await fill(box(/^Meta title/), "Best CRM");
    await press("Save changes");
    await refuse(environment, "INTERNAL");
    expect(toast()).toHaveTextContent("Failed to update category");
    expect(box(/^Meta title/)).toHaveValue("Best CRM");
  });

  test("has an article with sections: they are added, moved, removed, and validated at each field", async () => {
    const environment = await open();
    await press("Add a section");
    await press("Save changes");
    expect(box(/^Meta title/)).toBeInTheDocument();
    const second = within(screen.getByRole("group", { name: "Section 2" }));
    expect(second.getByRole("textbox", { name: /^Heading/ })).toHaveAccessibleDescription(
      "Heading is required",
    );
    await fill(second.getByRole("textbox", { name: /^Heading/ }), "Who uses it?");
    await fill(second.getByRole("textbox", { name: /^Text/ }), "Sellers.");
    await press("Move Section 2 up");
    await press("Add a section");
    await press("Remove Section 3");
    await press("Save changes");
    const { input } = sent(environment) as { input: { contentSections: unknown } };
    expect(input.contentSections).toEqual([
      { id: "who-uses-it", heading: "Who uses it?", content: "Sellers." },
      ...article,
    ]);
  });

  test("or as JSON: both views have the same content, and switching keeps it", {
    tags: ["2.admin.30"],
  }, async () => {
    await open();
    await fill(box(/^Heading/), "!");
    await press("JSON");
    expect(JSON.parse(json().value)).toEqual([{ ...article[0], heading: "What is it?!" }]);
    fireEvent.input(json(), {
      target: { value: JSON.stringify([...article, { id: "b", heading: "B", content: "C" }]) },
    });
    await press("Sections");
    expect(
      screen.getAllByRole("textbox", { name: /^Heading/ }).map((each) => (each as HTMLInputElement).value),
    ).toEqual(["What is it?", "B"]);
  });

  test("invalid JSON is refused with the specification's message, also when switching the view; empty is null", {
    tags: ["5.admin.2", "5.admin.3"],
  }, async () => {
    const environment = await open();
    const invalid = /contentSections must be valid JSON \(array of id, heading, content\)/;
    await press("JSON");
    for (const text of ["{", '[{"id": "a"}]']) {
      fireEvent.input(json(), { target: { value: text } });
      await press("Save changes");
      expect(json()).toHaveAccessibleDescription(invalid);
    }
    fireEvent.input(json(), { target: { value: "{" } });
    expect(json()).not.toHaveAccessibleDescription(invalid);
    await press("Sections");
    expect(json()).toHaveAccessibleDescription(invalid);
    expect(json()).toHaveValue("{");
    fireEvent.input(json(), { target: { value: " " } });
    await press("Save changes");
    expect(sent(environment)).toMatchObject({ input: { contentSections: null } });
  });

  const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
  const previewed = (environment: Environment, value: string) =>
    answer(environment, {
      administration: {
        articlePreview: [
          {
            id: "what",
            heading: "What is it?",
            markup: [
              { type: "paragraph", children: [{ type: "strong", children: [{ type: "text", value }] }] },
            ],
          },
        ],
      },
    });

  test("is previewed as its page will show it: after a pause in typing, and the last preview stays after a failure", async () => {
    const environment = await open();
    await press("Show preview");
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    await waitFor(() => expect(sent(environment)).toEqual({ sections: article }));
    await previewed(environment, "A memory.");
    expect(preview.getByRole("heading", { name: "What is it?" })).toBeInTheDocument();
    expect(preview.getByText("A memory.").tagName).toBe("STRONG");

    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const value of ["B", "Be", "Bet"]) fireEvent.input(box(/^Text/), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(environment.mock.getAllOperations()).toEqual([]);
    await rest();
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(sent(environment)).toEqual({ sections: [{ ...article[0], content: "Bet" }] });
    expect(preview.getByText("A memory.")).toBeInTheDocument();
    await previewed(environment, "Bet");
    expect(preview.getByText("Bet")).toBeInTheDocument();

    fireEvent.input(box(/^Text/), { target: { value: "Better" } });
    await rest();
    await refuse(environment, "INTERNAL");
    expect(preview.getByText("Bet")).toBeInTheDocument();
    expect(preview.getByText(/This is the previous version/)).toBeInTheDocument();

    fireEvent.input(box(/^Hero description/), { target: { value: "All about customers." } });
    expect(preview.getAllByText("All about customers.").length).toBeGreaterThan(0);
    await rest();
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test("changed by somebody else meanwhile: the input stays, the differences are shown, and it can be saved again", async () => {
    const environment = await open();
    await fill(box(/^Meta title/), "Mine");
    await press("Save changes");
    await answer(environment, { updateCategory: { __typename: "ConflictError", message: "Someone else" } });
    await answer(environment, {
      administration: { category: { ...crm, updatedAt: later, heroDescription: "Theirs" } },
    });
    expect(screen.getByText(/The hero description is now/)).toHaveTextContent(/Theirs.*saving keeps it/);
    expect(box(/^Meta title/)).toHaveValue("Mine");
    await press("Save my version");
    expect(sent(environment)).toEqual({
      input: { databaseId: "crm", ifUpdatedAt: later, metaTitle: "Mine" },
    });
  });

  test("a lost session redirects to /admin; the input is kept, and offered on return", {
    tags: ["8.unauthorized.5", "8.unauthorized.6"],
  }, async () => {
    const environment = await open();
    await fill(box(/^Meta title/), "Kept");
    await press("Save changes");
    await refuse(environment, "UNAUTHENTICATED");
    expect(toast()).toHaveTextContent("Session expired. Please login again...");
    expect(where()).toHaveTextContent("/admin");
    expect(sessionStorage.getItem("assay-category-content")).toContain("Kept");
    expect(contentDrafts.of("user-1", "crm")?.values["metaTitle"]).toBe("Kept");
    expect(contentDrafts.of("user-2", "crm")).toBeUndefined();
  });

  test("unsaved content is offered on the page, and opens in the form", async () => {
    contentDrafts.keep({
      id: "crm",
      name: "CRM",
      owner: "user-1",
      updatedAt: at,
      values: { metaTitle: "Kept", contentSections: "{" },
      initial: { metaTitle: "", contentSections: "" },
    });
    await show();
    expect(screen.getByRole("region", { name: "Unsaved changes" })).toHaveTextContent(
      "Content of CRM was not saved.",
    );
    expect(screen.getByRole("link", { name: "Continue editing the content of CRM" })).toHaveAttribute(
      "href",
      "/admin/categories?open=crm&edit=content",
    );
    await press("Discard the content of CRM");
    expect(contentDrafts.of("user-1", "crm")).toBeUndefined();
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
  });

  test("a draft is in the form until it is discarded", async () => {
    contentDrafts.keep({
      id: "crm",
      name: "CRM",
      owner: "user-1",
      updatedAt: at,
      values: { metaTitle: "Kept", contentSections: "{" },
      initial: { metaTitle: "", contentSections: "" },
    });
    await open();
    expect(box(/^Meta title/)).toHaveValue("Kept");
    expect(json()).toHaveValue("{");
    await press("Discard them");
    expect(box(/^Meta title/)).toHaveValue("");
    expect(box(/^Heading/)).toHaveValue("What is it?");
  });
});
