import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createRoutesStub } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Button } from "~/ui/Button";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { stubRoutes } from "../../../test/pages";
import { Providers, renderUi } from "../../../test/render";
import { BulkBar } from "./BulkBar";
import { RecordTable } from "./RecordTable";
import { type Change, type ChangeResult, type Changes, useChanges } from "./use-changes";
import { type Selectable, useSelection } from "./use-selection";

beforeAll(polyfillDialog);

const rows = ["Ada", "Bea", "Cyd", "Dee", "Eve"].map((name) => ({ id: name.toLowerCase(), name }));
const run = vi.fn<(row: Selectable) => Promise<ChangeResult<Selectable>>>();
const undo = vi.fn<(row: Selectable) => Promise<ChangeResult<Selectable>>>();
beforeEach(() => {
  run.mockReset().mockImplementation(async (row) => ({ done: row }));
  undo.mockReset().mockImplementation(async (row) => ({ done: row }));
});

const change: Change<Selectable> = {
  busy: "Suspending",
  successTitle: (count) => (count === 1 ? "User suspended" : `${count} users suspended`),
  failureTitle: "User Not Suspended",
  isNoop: (row) => row.name === "Suspended already",
  run: (row) => run(row),
  retry: (row) => run(row),
  undo: (row) => undo(row),
};

function List() {
  const selection = useSelection();
  const changes = useChanges();
  return (
    <>
      <RecordTable
        label="Users"
        columns={["Name", "Reviews"]}
        rows={rows.map((record) => ({ record, href: `/?open=${record.id}`, cells: ["3"] }))}
        selection={selection}
      />
      <BulkBar selection={selection} changes={changes}>
        <Button
          onClick={async () => {
            const { made } = await changes.apply(change, selection.chosen);
            selection.drop(made);
          }}
        >
          Suspend
        </Button>
      </BulkBar>
    </>
  );
}

let changes: Changes<Selectable> | undefined;

function Giving() {
  changes = useChanges();
  return null;
}

const Nothing = () => null;
const GivingPage = () => (
  <Providers>
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <ToastProvider>
        <Giving />
      </ToastProvider>
    </RelayEnvironmentProvider>
  </Providers>
);

const show = () =>
  renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <ToastProvider>
        <List />
      </ToastProvider>
    </RelayEnvironmentProvider>,
  );

const tick = (name: string) => screen.getByRole("checkbox", { name });
const bar = () => screen.queryByRole("region", { name: "Selected" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chosen = () =>
  rows.filter(({ name }) => (tick(`Select ${name}`) as HTMLInputElement).checked).map(({ name }) => name);

test("rows are selected one by one, as a range with Shift, and all at once", async () => {
  show();
  expect(bar()).toBeNull();
  await userEvent.click(tick("Select Bea"));
  expect(bar()).toHaveTextContent("1 selected");
  const user = userEvent.setup();
  await user.keyboard("{Shift>}");
  await user.click(tick("Select Dee"));
  await user.keyboard("{/Shift}");
  expect(chosen()).toEqual(["Bea", "Cyd", "Dee"]);
  expect(tick("Select all on this page")).toBePartiallyChecked();
  await user.click(tick("Select all on this page"));
  expect(chosen()).toHaveLength(5);
  await user.click(tick("Select all on this page"));
  expect(bar()).toBeNull();
});

test("the arrow keys move from name to name", async () => {
  show();
  screen.getByRole("link", { name: "Ada" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(screen.getByRole("link", { name: "Bea" })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(screen.getByRole("link", { name: "Ada" })).toHaveFocus();
});

test("a bulk change shows its progress and can be stopped; undo reverts what was done", async () => {
  const waiting: (() => void)[] = [];
  run.mockImplementation((row) => new Promise((resolve) => waiting.push(() => resolve({ done: row }))));
  show();
  await userEvent.click(tick("Select all on this page"));
  await press("Suspend");
  expect(bar()).toHaveTextContent("Suspending: 0 of 5");
  await press("Stop");
  await act(async () => waiting.shift()?.());
  expect(bar()).toHaveTextContent("Suspending: 1 of 5");
  // What is under way is waited for; nothing more is begun.
  const initial = run.mock.calls.length;
  await act(async () => {
    for (const settle of waiting) settle();
  });
  expect(run).toHaveBeenCalledTimes(initial);
  expect(screen.getByText(`${initial} users suspended`)).toBeInTheDocument();
  expect(screen.getByText("Stopped: 1 was left unchanged.")).toBeInTheDocument();
  expect(chosen()).toEqual(["Eve"]);
  await press("Undo");
  expect(undo).toHaveBeenCalledTimes(initial);
});

test("failed rows are listed with the reason, stay selected and can be retried", async () => {
  run.mockImplementation(async (row) =>
    row.id === "cyd" ? { problem: "It changed meanwhile" } : { done: row },
  );
  show();
  await userEvent.click(tick("Select all on this page"));
  await press("Suspend");
  const dialog = within(await screen.findByRole("dialog", { name: "User Not Suspended: 1" }));
  expect(dialog.getByText("Cyd")).toBeInTheDocument();
  expect(dialog.getByText("It changed meanwhile")).toBeInTheDocument();
  expect(chosen()).toEqual(["Cyd"]);
  run.mockImplementation(async (row) => ({ done: row }));
  await userEvent.click(dialog.getByRole("button", { name: "Try these again" }));
  expect(await screen.findByText("User suspended")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a session that ends meanwhile stops it, and redirects to the login", async () => {
  stubRoutes("/admin");
  run.mockImplementation(async () => ({ problem: "", isLost: true }));
  show();
  await userEvent.click(tick("Select Ada"));
  await press("Suspend");
  expect(await screen.findByText("Session expired. Please login again...")).toBeInTheDocument();
});

test("rows that are already in the new state are skipped, and Ctrl+Z undoes the change, once", async () => {
  rows.push({ id: "so", name: "Suspended already" });
  onTestFinished(() => void rows.pop());
  show();
  await userEvent.click(tick("Select Suspended already"));
  await userEvent.click(tick("Select Ada"));
  await press("Suspend");
  expect(run.mock.calls.map(([{ id }]) => id)).toEqual(["ada"]);
  await screen.findByText("User suspended");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo.mock.calls.map(([{ id }]) => id)).toEqual(["ada"]);
  await screen.findByText("Undone");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo).toHaveBeenCalledOnce();
});

test("changes requested during another change run after it", async () => {
  const waiting: (() => void)[] = [];
  run.mockImplementation((row) => new Promise((resolve) => waiting.push(() => resolve({ done: row }))));
  renderUi(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <ToastProvider>
        <Giving />
      </ToastProvider>
    </RelayEnvironmentProvider>,
  );
  const [ada, bea] = rows as [Selectable, Selectable];
  const both = Promise.all([changes?.apply(change, [ada]), changes?.apply(change, [bea])]);
  await act(async () => undefined);
  expect(run).toHaveBeenCalledOnce();
  await act(async () => waiting.shift()?.());
  await expect.poll(() => run).toHaveBeenCalledTimes(2);
  await act(async () => waiting.shift()?.());
  expect((await both).map((applied) => applied?.made.map(({ id }) => id))).toEqual([["ada"], ["bea"]]);
});

test("the list is reloaded after a refusal, and unchanged if there was no response", async () => {
  const loader = vi.fn(() => null);
  const Stub = createRoutesStub([{ path: "/", loader, HydrateFallback: Nothing, Component: GivingPage }]);
  render(<Stub initialEntries={["/"]} />);
  await screen.findByRole("region", { name: "Notifications" });
  const apply = () => act(async () => void (await changes?.apply(change, rows.slice(0, 1))));
  run.mockResolvedValue({ problem: "No connection", isNetworkError: true });
  await apply();
  expect(await screen.findByText("No connection")).toBeInTheDocument();
  expect(loader).toHaveBeenCalledOnce();
  run.mockResolvedValue({ problem: "Someone else has changed it" });
  await apply();
  expect(loader).toHaveBeenCalledTimes(2);
});
