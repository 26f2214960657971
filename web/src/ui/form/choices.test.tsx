import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Providers, renderUi } from "../../../test/render";
import { Field } from "./Field";
import { Form } from "./Form";
import { PointsField } from "./PointsField";
import type { Values } from "./problems";
import { SelectField } from "./SelectField";
import { StarsField } from "./StarsField";
import { SubmitButton } from "./SubmitButton";
import { TextArea } from "./TextArea";

const rules = { safeParse: (data: unknown) => ({ success: true as const, data: data as Values }) };

function show(fields: ReactNode, values: Values = {}, wrong: Values = {}) {
  const send = vi.fn(async (_sent: Values) => null);
  const onValues = vi.fn<(held: Values) => void>();
  renderUi(
    <Form
      label="Test"
      rules={rules}
      send={send}
      values={values}
      onValues={onValues}
      check={(held) => Object.fromEntries(Object.entries(wrong).filter(([name]) => held[name] === "wrong"))}
      checksEarly
    >
      {fields}
      <SubmitButton busy="Sending">Send</SubmitButton>
    </Form>,
  );
  return { send, held: () => onValues.mock.lastCall?.[0] };
}

const stars = (count: number) =>
  screen.getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
const points = () => screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);

test("stars are chosen by click, Home, End and arrow keys, and the number is shown next to them", {
  tags: ["2.write.35"],
}, async () => {
  const { held } = show(<StarsField name="rating" label="Overall Rating" isRequired />);
  expect(screen.getByRole("radiogroup", { name: "Overall Rating" })).toBeRequired();
  expect(screen.getByText("Select a rating")).toBeInTheDocument();
  await userEvent.click(stars(3));
  expect(screen.getByText("3/5")).toBeInTheDocument();
  expect(held()).toEqual({ rating: "3" });
  await userEvent.keyboard("{End}");
  expect(stars(5)).toBeChecked();
  expect(stars(5)).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(held()).toEqual({ rating: "1" });
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("2/5")).toBeInTheDocument();
  expect(held()).toEqual({ rating: "2" });
});

test("stars that were chosen before hydration are known, and can be cleared", async () => {
  const onValues = vi.fn<(held: Values) => void>();
  const page = (
    <Providers>
      <Form label="Test" rules={rules} send={async () => null} onValues={onValues}>
        <StarsField name="support" label="Support" />
      </Form>
    </Providers>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  stars(4).click();
  const root = await act(async () => hydrateRoot(container, page));
  expect(screen.getByText("4/5")).toBeInTheDocument();
  expect(onValues).toHaveBeenLastCalledWith({ support: "4" });
  expect(screen.getByRole("button", { name: "Clear support" })).toBeInTheDocument();
  act(() => root.unmount());
  container.remove();
});

test("skipping the stars shows no error yet", async () => {
  const needed = { safeParse: () => ({ success: false as const, error: { issues: [issue("rating")] } }) };
  renderUi(
    <Form label="Test" rules={needed} send={async () => null} checksEarly>
      <StarsField name="rating" label="Overall Rating" isRequired />
      <Field name="title" label="Title" />
    </Form>,
  );
  await userEvent.tab();
  expect(stars(1)).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(screen.queryByText("rating is wrong")).toBeNull();
});

const issue = (field: string) => ({ path: [field], message: `${field} is wrong` });

test("the summary links to stars and to a list as to any other field", async () => {
  const issues = ["rating", "pros", "title"].map(issue);
  renderUi(
    <Form
      label="Test"
      rules={{ safeParse: () => ({ success: false as const, error: { issues } }) }}
      send={async () => null}
    >
      <StarsField name="rating" label="Overall Rating" isRequired />
      <PointsField name="pros" label="Pros" item="Pro" max={3} />
      <Field name="title" label="Title" />
      <SubmitButton busy="Sending">Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  for (const [line, field] of [
    ["pros is wrong", screen.getByLabelText("Pro 1")],
    ["rating is wrong", stars(1)],
    ["title is wrong", screen.getByRole("textbox", { name: /^Title/ })],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: line }));
    expect(field).toHaveFocus();
  }
});

test("the error of a removed point does not move to the next one", async () => {
  const restored = { "pros.0": "wrong", "pros.1": "Fast" };
  show(<PointsField name="pros" label="Pros" item="Pro" max={3} />, restored, { "pros.0": "Too long" });
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByLabelText("Pro 1")).toHaveAccessibleDescription("Too long");
  await userEvent.click(screen.getByRole("button", { name: "Remove pro 1" }));
  expect(points()).toEqual(["Fast"]);
  expect(screen.getByLabelText("Pro 1")).toBeValid();
  expect(screen.queryByText("Too long")).toBeNull();
});

test("pointing at stars shows what a click would choose", async () => {
  show(<StarsField name="rating" label="Overall Rating" isRequired />, { rating: "2" });
  expect(screen.getByText("2/5")).toBeInTheDocument();
  await userEvent.hover(stars(4).closest("label")!);
  expect(screen.getByText("4/5")).toBeInTheDocument();
  await userEvent.unhover(stars(4).closest("[data-stars]")!);
  expect(screen.getByText("2/5")).toBeInTheDocument();
});

test("optional stars can be cleared", async () => {
  const { held } = show(<StarsField name="support" label="Support" />, { support: "4" });
  expect(stars(4)).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Clear support" }));
  expect(held()).toEqual({});
  expect(screen.queryByText("4/5")).toBeNull();
});

test("Enter adds a point and focuses it; Backspace removes an empty one; nothing is submitted", async () => {
  const { send, held } = show(<PointsField name="pros" label="Pros" item="Pro" max={3} />);
  await userEvent.type(screen.getByLabelText("Pro 1"), "Fast{Enter}Small{Enter}Cheap{Enter}");
  expect(points()).toEqual(["Fast", "Small", "Cheap"]);
  expect(screen.getByText("At most 3.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add a pro" })).toBeNull();
  await userEvent.clear(screen.getByLabelText("Pro 3"));
  await userEvent.keyboard("{Backspace}");
  expect(points()).toEqual(["Fast", "Small"]);
  expect(screen.getByLabelText("Pro 2")).toHaveFocus();
  expect(held()).toEqual({ "pros.0": "Fast", "pros.1": "Small" });
  expect(send).not.toHaveBeenCalled();
});

test("removing a point removes no other one, also among the initial ones", async () => {
  const restored = { "cons.0": "Slow", "cons.1": "Loud", "cons.2": "Dear" };
  const { held } = show(<PointsField name="cons" label="Cons" item="Con" max={10} />, restored);
  await userEvent.click(screen.getByRole("button", { name: "Remove con 1" }));
  expect(points()).toEqual(["Loud", "Dear"]);
  expect(held()).toEqual({ "cons.0": "Loud", "cons.1": "Dear" });
  expect(screen.getByLabelText("Con 1")).toHaveFocus();
});

test("a text area has its rows, and shows the remaining characters when few are left", async () => {
  show(<TextArea name="content" label="Your Review" rows={8} limit={10} required />);
  const area = screen.getByRole("textbox", { name: "Your Review" });
  expect(area).toHaveAttribute("rows", "8");
  await userEvent.type(area, "1234567");
  expect(screen.queryByText(/\/ 10/)).toBeNull();
  await userEvent.type(area, "🙂");
  expect(area).toHaveAccessibleDescription("8 / 10 characters");
});

test("a select may stay empty", async () => {
  const options = [{ value: "a", label: "One" }];
  const { held } = show(<SelectField name="size" label="Size" options={options} />);
  const select = screen.getByRole("combobox", { name: /^Size/ });
  expect(select).toHaveDisplayValue("Not specified");
  await userEvent.selectOptions(select, "One");
  expect(held()).toEqual({ size: "a" });
});

test("a field shows its error on blur, not while typing", async () => {
  show(
    <>
      <Field name="title" label="Title" required />
      <Field name="other" label="Other" />
    </>,
    {},
    { title: "Title is wrong" },
  );
  const title = screen.getByRole("textbox", { name: "Title" });
  await userEvent.type(title, "wrong");
  expect(title).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  expect(title).toHaveAccessibleDescription("Title is wrong");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.type(title, "!");
  expect(title).not.toHaveAttribute("aria-invalid");
  await userEvent.clear(title);
  await userEvent.tab();
  expect(title, "one may come back to it").not.toHaveAttribute("aria-invalid");
});

test("a form that submits itself does so once it is hydrated", () => {
  const send = vi.fn(async () => null);
  renderUi(
    <Form label="Test" rules={rules} send={send} values={{ title: "Good" }} sendsItself>
      <Field name="title" label="Title" />
    </Form>,
  );
  expect(send).toHaveBeenCalledExactlyOnceWith({ title: "Good" });
});
