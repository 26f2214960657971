import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ToastProvider } from "~/ui/Toast";
import { allowMotion } from "../../../test/motion";
import { renderUi } from "../../../test/render";
import { CompareButton } from "./CompareButton";
import { CompareDock } from "./CompareDock";
import { type Compared, clearCompared, toggleCompared, useCompared } from "./compared";

const named = (name: string, digit: number): Compared => ({
  id: `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`,
  name,
  logoUrl: null,
});
const all = ["Quill", "Beacon", "Harbor", "Ember", "Tally"].map(named);

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Count() {
  return <i>{useCompared().length}</i>;
}

function renderAll() {
  renderUi(
    <ToastProvider>
      <main tabIndex={-1}>
        {all.map(({ id, name, logoUrl }) => (
          <CompareButton key={id} software={{ databaseId: id, name, logoUrl }} isPlain={name === "Quill"} />
        ))}
        <Where />
      </main>
      <CompareDock />
    </ToastProvider>,
  );
}

afterEach(() => clearCompared());

const button = (name: string) => screen.getByRole("button", { name: `Compare ${name}` });
const tray = () => screen.findByRole("region", { name: "Comparison" });

test("a button adds a software to the tray and removes it", {
  tags: ["2.software.12"],
}, async () => {
  renderAll();
  expect(screen.queryByRole("region", { name: "Comparison" })).toBeNull();
  for (const name of ["Quill", "Beacon"]) {
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button(name));
    expect(button(name)).toHaveAttribute("aria-pressed", "true");
  }
  const inTray = within(await tray());
  expect(inTray.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Quill", "Beacon"]);
  expect(inTray.getByRole("link", { name: "Compare (2)" })).toHaveAttribute(
    "href",
    `/compare?ids=${all[0]?.id},${all[1]?.id}`,
  );
  await userEvent.click(button("Quill"));
  expect(button("Quill")).toHaveAttribute("aria-pressed", "false");
  expect(inTray.getAllByRole("listitem")).toHaveLength(1);
});

test("the fifth is refused with the reason, and a link to the comparison of the four", {
  tags: ["2.software.12"],
}, async () => {
  renderAll();
  for (const { name } of all) await userEvent.click(button(name));
  expect(button("Tally")).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByText("You can compare up to 4")).toBeInTheDocument();
  expect(within(await tray()).getAllByRole("listitem")).toHaveLength(4);
  await userEvent.click(screen.getByRole("button", { name: "Compare these" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^\/compare\?ids=[^,]+,[^,]+,[^,]+,[^,]+$/);
  expect(screen.queryByRole("region", { name: "Comparison" })).toBeNull();
});

test("by keyboard: after a removal the focus stays in the tray, and leaves it with the last one", async () => {
  renderAll();
  for (const name of ["Quill", "Beacon"]) await userEvent.click(button(name));
  const inTray = within(await tray());
  inTray.getByRole("button", { name: "Remove Quill from the comparison" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(inTray.getByRole("button", { name: "Remove Beacon from the comparison" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("region", { name: "Comparison" })).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the tray is cleared at once", async () => {
  renderAll();
  for (const name of ["Quill", "Beacon"]) await userEvent.click(button(name));
  await userEvent.click(within(await tray()).getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Comparison" })).toBeNull();
  expect(button("Quill")).toHaveAttribute("aria-pressed", "false");
  expect(localStorage.getItem("assay-compare")).toBeNull();
});

test("another tab's tray is this one's too, and an invalid one counts as empty", async () => {
  renderAll();
  const told = (kept: string) => {
    localStorage.setItem("assay-compare", kept);
    window.dispatchEvent(new StorageEvent("storage", { key: "assay-compare" }));
  };
  told(JSON.stringify([all[2], { id: 5 }, null]));
  expect((await within(await tray()).findAllByRole("listitem")).map((item) => item.textContent)).toEqual([
    "Harbor",
  ]);
  told("{nonsense");
  await expect.poll(() => screen.queryByRole("region", { name: "Comparison" })).toBeNull();
});

test("the server renders an empty tray, whatever the browser has stored", () => {
  toggleCompared(all[0]!);
  expect(renderToString(<Count />)).toBe("<i>0</i>");
});

test("an item that leaves the tray is inert at once, and the focus skips it", async () => {
  await allowMotion();
  for (const item of all.slice(0, 3)) toggleCompared(item);
  renderAll();
  const bar = await tray();
  // Both come a short way: the tray with its first items, which stand still in it.
  await waitFor(() => expect(bar.style.opacity).toBe("1"));
  const remove = (name: string) =>
    within(bar).getByRole("button", { name: `Remove ${name} from the comparison` });
  for (const [name, next] of [
    ["Quill", "Beacon"],
    ["Beacon", "Harbor"],
  ] as const) {
    const leaving = remove(name);
    leaving.click();
    await waitFor(() => expect(leaving.closest("li")).toHaveAttribute("inert"));
    expect(remove(next)).toHaveFocus();
  }
  await waitFor(() => expect(within(bar).getAllByRole("listitem")).toHaveLength(1));
});
