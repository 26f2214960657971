import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useSyncedField } from "./use-synced-field";

function Search({ value }: { value: string }) {
  return <input aria-label="Search" ref={useSyncedField<HTMLInputElement>(value)} defaultValue={value} />;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox");

test("typing that continues during an earlier search is kept", async () => {
  const { rerender } = render(<Search value="" />);
  await userEvent.type(field(), "crm for");
  rerender(<Search value="crm" />);
  expect(field()).toHaveValue("crm for");
});

test("Back and a removed chip reset it, with or without the focus in it", async () => {
  const { rerender } = render(<Search value="" />);
  await userEvent.type(field(), "crm");
  rerender(<Search value="crm" />);
  rerender(<Search value="" />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  await userEvent.type(field(), "half a w");
  await userEvent.tab();
  rerender(<Search value="word" />);
  expect(field()).toHaveValue("word");
});
