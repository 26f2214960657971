import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { useTooltip } from "./use-tooltip";

const said = "You are not logged in";

function Control({ name, description = said }: { name?: string; description?: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const { area, describedBy, tooltip } = useTooltip({
    ...(name && { name }),
    ...(description && { description }),
    isOpen: () => isOpen,
  });
  return (
    <>
      <span {...area}>
        <button
          type="button"
          aria-label="Save"
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        />
        {tooltip}
        {isOpen && <input aria-label="Opened" />}
      </span>
      <a href="/">Elsewhere</a>
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Save" });
const tooltip = () => screen.queryByRole("tooltip");

test("hovering shows and hides it, and the pointer may rest on it", async () => {
  const user = userEvent.setup();
  renderUi(<Control />);
  expect(button()).not.toHaveAttribute("aria-describedby");
  await user.hover(button());
  expect(tooltip()).toHaveTextContent(said);
  expect(button()).toHaveAccessibleDescription(said);
  expect(tooltip()?.querySelector("a, button, input")).toBeNull();
  const words = tooltip()!;
  // As browsers tell it: where from, and where to.
  fireEvent.pointerOut(button(), { relatedTarget: words });
  fireEvent.pointerOver(words, { relatedTarget: button() });
  expect(tooltip()).toBeInTheDocument();
  await user.hover(screen.getByRole("link"));
  expect(tooltip()).toBeNull();
  expect(button()).not.toHaveAttribute("aria-describedby");
});

test("keyboard focus shows it, and its loss hides it", async () => {
  const user = userEvent.setup();
  renderUi(<Control />);
  await user.tab();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleDescription(said);
  await user.hover(button());
  await user.unhover(button());
  expect(tooltip()).toBeInTheDocument();
  await user.tab();
  expect(tooltip()).toBeNull();
});

test("Escape hides it, while pointer and focus stay, until the next hover or focus", async () => {
  const user = userEvent.setup();
  renderUi(<Control />);
  await user.hover(button());
  await user.keyboard("{Escape}");
  expect(tooltip()).toBeNull();
  await user.unhover(button());
  await user.hover(button());
  expect(tooltip()).toBeInTheDocument();
});

test("a click hides it for what opens; after closing that, it is not shown again", async () => {
  const user = userEvent.setup();
  renderUi(<Control />);
  await user.hover(button());
  await user.click(button());
  const opened = screen.getByLabelText("Opened");
  expect(tooltip()).toBeNull();
  await user.unhover(button());
  await user.hover(opened);
  expect(tooltip()).toBeNull();
  await user.tab();
  expect(opened).toHaveFocus();
  await user.tab({ shift: true });
  expect(button()).toHaveFocus();
  expect(tooltip()).toBeNull();
});

test("a touch activates the control, and shows no tooltip", () => {
  renderUi(<Control />);
  fireEvent.pointerEnter(button().parentElement!, { pointerType: "touch" });
  expect(tooltip()).toBeNull();
});

test("the name of a control without text is visible, and not announced twice", async () => {
  const user = userEvent.setup();
  renderUi(<Control name="Save to My Lists" />);
  await user.hover(button());
  expect(screen.getByText("Save to My Lists")).toBeVisible();
  expect(button()).toHaveAccessibleDescription(said);
});

test("a name alone is not a description", async () => {
  const user = userEvent.setup();
  renderUi(<Control name="Save to My Lists" description={null} />);
  await user.hover(button());
  expect(screen.getByText("Save to My Lists")).toBeVisible();
  expect(tooltip()).toBeNull();
  expect(button()).not.toHaveAttribute("aria-describedby");
});

test("without a text nothing is shown", async () => {
  const user = userEvent.setup();
  renderUi(<Control description={null} />);
  await user.hover(button());
  expect(button().parentElement?.children).toHaveLength(1);
});
