import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { system } from "~/theme/system";
import { renderUi } from "../../../test/render";
import { EmailField, Field } from "./Field";
import { Form, type FormProps } from "./Form";
import { forgetValues } from "./form-memory";
import type { Problems, Values } from "./problems";
import { SubmitButton } from "./SubmitButton";

type Answer = Problems | null | "leaving";
const isBlank = (text = "") => text.trim() === "";

/** Both fields are needed; what is sent is without white space around it. */
const rules: FormProps<Values>["rules"] = {
  safeParse(given) {
    const values = given as Values;
    const issues = ["name", "email"]
      .filter((field) => isBlank(values[field]))
      .map((field) => ({ path: [field], message: `${field} is required` }));
    if (issues.length > 0) return { success: false, error: { issues } };
    const tidy = Object.entries(values).map(([name, text]) => [name, text.trim()]);
    return { success: true, data: Object.fromEntries(tidy) };
  },
};

function example(
  send: FormProps<Values>["send"],
  more: Partial<Omit<FormProps<Values>, "send">> = {},
): ReactElement {
  return (
    <Form label="Example" rules={rules} send={send} {...more}>
      <Field name="name" label="Name" hint="As on your card." required />
      <EmailField name="email" label="Email" required />
      <Field name="job" label="Job" />
      <SubmitButton busy="Saving…">Save</SubmitButton>
    </Form>
  );
}

const Inside = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });
const button = () => screen.getByRole("button", { name: /^Sav/ });
const fill = async () => {
  await userEvent.type(field("Name"), " Ada ");
  await userEvent.type(field("Email"), "ada@example.com");
};

afterEach(() => forgetValues("test"));

test("a field has a label, a description, and a mark if it is optional", () => {
  renderUi(example(async () => null));
  expect(field("Name")).toHaveAccessibleDescription("As on your card.");
  expect(field("Name")).toBeRequired();
  expect(field("Job")).not.toBeRequired();
  expect(screen.getByText("Job").closest("label")).toHaveTextContent("optional");
  expect(screen.getByText("Name").closest("label")).not.toHaveTextContent("optional");
});

test("errors are shown at the fields, the first gets the focus, and nothing is sent", async () => {
  const send = vi.fn(async () => null);
  const onRefused = vi.fn();
  renderUi(example(send, { onRefused }));
  await userEvent.type(field("Name"), "Ada");
  await userEvent.click(button());
  expect(field("Email")).toHaveFocus();
  expect(field("Email")).toHaveAttribute("aria-invalid", "true");
  expect(field("Email")).toHaveAccessibleDescription("email is required");
  expect(field("Name")).not.toHaveAttribute("aria-invalid");
  expect(onRefused).toHaveBeenCalledWith(
    { email: "email is required" },
    expect.objectContaining({ name: "Ada" }),
  );
  await userEvent.type(field("Email"), "a");
  expect(field("Email")).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByText("email is required")).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test("several errors are listed in an alert that links to each field", async () => {
  renderUi(example(async () => null));
  await userEvent.click(button());
  expect(field("Name")).toHaveFocus();
  const summary = screen.getByRole("alert");
  expect(summary).toHaveTextContent("Please check 2 fields.");
  await userEvent.click(within(summary).getByRole("button", { name: "email is required" }));
  expect(field("Email")).toHaveFocus();
});

test("they are in the order of the form's fields, whether client or server found them", async () => {
  renderUi(example(async () => ({ fields: { job: "No job.", email: "No mail.", name: "No name." } })));
  await fill();
  await userEvent.click(button());
  const ways = within(await screen.findByRole("alert")).getAllByRole("button");
  expect(ways.map((way) => way.textContent)).toEqual(["No name.", "No mail.", "No job."]);
});

test("a form's own rule overrides that of its input", async () => {
  renderUi(example(async () => null, { check: () => ({ name: "Please tell us your name." }) }));
  await fill();
  await userEvent.click(button());
  expect(field("Name")).toHaveAccessibleDescription("As on your card. Please tell us your name.");
});

test("is sent once however often it is submitted, shows that it is busy and keeps the focus", async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const send = vi.fn(() => promise);
  renderUi(example(send));
  await fill();
  await userEvent.dblClick(button());
  await userEvent.type(field("Email"), "{Enter}");
  await userEvent.click(button());
  expect(button()).toHaveTextContent("Saving…");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveFocus();
  await act(async () => resolve(null));
  expect(button()).toHaveTextContent("Save");
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Ada", email: "ada@example.com", job: "" });
});

test("is sent once if it is submitted twice before anything is rendered", async () => {
  const send = vi.fn(async () => null);
  renderUi(example(send));
  await fill();
  const form = screen.getByRole<HTMLFormElement>("form");
  await act(async () => {
    for (const _time of [1, 2]) form.requestSubmit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test("a general error is an alert, and the input stays", async () => {
  const answers: Answer[] = [{ form: "Too many attempts." }, { fields: { email: "Taken" } }, null];
  renderUi(example(async () => answers.shift() ?? null));
  await fill();
  await userEvent.click(button());
  expect(screen.getByRole("alert")).toHaveTextContent("Too many attempts.");
  expect(field("Name")).toHaveValue(" Ada ");
  await userEvent.click(button());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field("Email")).toHaveFocus();
  expect(field("Email")).toHaveAccessibleDescription("Taken");
  expect(field("Email")).toHaveValue("ada@example.com");
  await userEvent.click(button());
  expect(field("Email")).not.toHaveAttribute("aria-invalid");
});

test("stays busy while the browser navigates, and is enabled again when it comes back to the page", async () => {
  const send = vi.fn(async () => "leaving" as const);
  renderUi(example(send));
  await fill();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(button()).toHaveTextContent("Saving…");
  expect(send).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(button()).toHaveTextContent("Save");
});

test("input of one form appears in the next of the same name, and in no other", async () => {
  const first = renderUi(example(async () => null, { rememberAs: "test" }));
  await fill();
  first.unmount();
  const second = renderUi(example(async () => null, { rememberAs: "test" }));
  expect(field("Email")).toHaveValue("ada@example.com");
  second.unmount();
  renderUi(example(async () => null));
  expect(field("Email")).toHaveValue("");
});

test("before hydration it cannot be submitted to a URL, and the input stays", async () => {
  const send = vi.fn(async () => null);
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => page.remove());
  const ui = example(send, { rememberAs: "test" });
  page.innerHTML = renderToString(<Inside>{ui}</Inside>);
  expect(page.querySelector("form")).toHaveAttribute("method", "post");
  expect(button()).toBeDisabled();
  field("Name").value = "Ada";
  field("Email").value = "ada@example.com";
  const root = await act(async () => hydrateRoot(page, <Inside>{ui}</Inside>));
  onTestFinished(() => act(() => root.unmount()));
  expect(field("Email")).toHaveValue("ada@example.com");
  await userEvent.click(button());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Ada", email: "ada@example.com", job: "" });
});

test("without changes neither the button nor Enter submits, and the button keeps the focus", async () => {
  const send = vi.fn(async () => null);
  const form = (isDisabled: boolean) => (
    <Inside>
      <Form label="Example" rules={{ safeParse: () => ({ success: true, data: {} }) }} send={send}>
        <Field name="name" label="Name" required />
        <SubmitButton busy="Saving…" isDisabled={isDisabled}>
          Save
        </SubmitButton>
      </Form>
    </Inside>
  );
  const { rerender } = render(form(false));
  await userEvent.click(button());
  expect(send).toHaveBeenCalledOnce();
  rerender(form(true));
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button());
  await userEvent.type(field("Name"), "{Enter}");
  expect(send).toHaveBeenCalledOnce();
});

test("a form that a button opened has the focus in its first field", () => {
  renderUi(example(async () => null, { takesFocus: true }));
  expect(field("Name")).toHaveFocus();
});
