import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderUi } from "../../../test/render";
import { Field } from "./Field";
import { Form } from "./Form";
import { PasswordField } from "./PasswordField";

function show(showsStrength: boolean) {
  renderUi(
    <Form label="Example" rules={{ safeParse: (data) => ({ success: true, data }) }} send={async () => null}>
      <Field name="name" label="Name" required />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        showsStrength={showsStrength}
      />
    </Form>,
  );
  return screen.getByLabelText<HTMLInputElement>("Password");
}

test("is hidden until it is revealed, and accepts pasting", async () => {
  const field = show(false);
  expect(field).toHaveAttribute("type", "password");
  expect(field).toHaveAttribute("autocomplete", "new-password");
  await userEvent.click(field);
  await userEvent.paste("from a manager");
  expect(field).toHaveValue("from a manager");
  const button = screen.getByRole("button", { name: "Show password" });
  expect(button).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(field).toHaveAttribute("type", "text");
  expect(field).toHaveValue("from a manager");
  await userEvent.click(button);
  expect(field).toHaveAttribute("type", "password");
});

test("shows the strength while typing, and nothing before", async () => {
  const field = show(true);
  const told = screen.getByRole("status");
  expect(told).toBeEmptyDOMElement();
  await userEvent.type(field, "password");
  expect(await screen.findByText(/^Very easy to guess/)).toBe(told);
  await userEvent.clear(field);
  expect(told).toBeEmptyDOMElement();
  await userEvent.type(field, "glacier oboe thirty lantern");
  expect(await screen.findByText(/^Very strong/)).toBe(told);
});

test("the user's own name makes a weak password", async () => {
  const field = show(true);
  await userEvent.type(screen.getByLabelText("Name"), "Wilhelmina Quackenbush");
  await userEvent.type(field, "quackenbush");
  expect(await screen.findByText(/^Very easy to guess|^Easy to guess/)).toBeInTheDocument();
});
