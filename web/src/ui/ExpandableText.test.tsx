import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { ExpandableText } from "./ExpandableText";

test("a long text is expanded by keyboard, and is always complete in the document", async () => {
  renderUi(<ExpandableText text={`${"Words and words. ".repeat(100)}The end.`} about="the review" />);
  expect(screen.getByText(/The end\./)).toBeInTheDocument();
  const button = screen.getByRole("button", { name: "Show more of the review" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Show less of the review" })).toHaveFocus();
});

test("a short text has no button", () => {
  renderUi(<ExpandableText text="It works." about="the review" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
