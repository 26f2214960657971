import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/render";
import { TabPanels } from "./TabPanels";

test("the arrow keys move through the tabs in a circle, and only one is a tab stop", async () => {
  const user = userEvent.setup();
  renderUi(
    <TabPanels
      label="About Quill"
      tabs={[
        { key: "a", label: "Overview", content: "What it is" },
        { key: "b", label: "Seller Details", content: "Who makes it" },
      ]}
    />,
  );
  await user.tab();
  expect(screen.getByRole("tab", { name: "Overview" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Seller Details" })).toHaveFocus();
  expect(screen.getByRole("tab", { name: "Overview" })).toHaveAttribute("tabindex", "-1");
  expect(screen.getByText("Who makes it")).not.toHaveAttribute("data-closed");
  expect(screen.getByText("What it is")).toHaveAttribute("data-closed");
});
