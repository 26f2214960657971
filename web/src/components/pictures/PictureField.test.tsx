import { pictureProblems } from "@assay/api/inputs";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Form } from "~/ui/form/Form";
import type { Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { OwnPicturesContext } from "~/ui/picture";
import { renderUi } from "../../../test/render";
import { PictureField } from "./PictureField";

const uploaded = `/pictures/uploaded/${"ab".repeat(32)}/256.webp`;
const png = (bytes = 9, name = "me.png") => new File([new Uint8Array(bytes)], name, { type: "image/png" });

/** A request that the test answers. */
class Request {
  static readonly all: Request[] = [];
  static get last() {
    return Request.all.at(-1)!;
  }
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = "";
  asked = "";
  type = "";
  sent: Blob | null = null;
  constructor() {
    Request.all.push(this);
  }
  open(method: string, path: string) {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value;
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  async answer(status: number, body: object | string) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    await act(async () => this.onload?.());
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", Request));
afterEach(() => {
  Request.all.length = 0;
  vi.unstubAllGlobals();
});

const rules = { safeParse: (data: unknown) => ({ success: true as const, data: data as Values }) };

function show(defaultValue = "", refused: Values = {}, { isOwnOnly = false } = {}) {
  const send = vi.fn(async (_sent: Values) => (Object.keys(refused).length > 0 ? { fields: refused } : null));
  const onValues = vi.fn<(held: Values) => void>();
  renderUi(
    <OwnPicturesContext value={isOwnOnly}>
      <Form label="Test" rules={rules} send={send} onValues={onValues}>
        <PictureField name="logoUrl" label="Logo" kind="logo" defaultValue={defaultValue} />
        <SubmitButton busy="Sending">Save</SubmitButton>
      </Form>
    </OwnPicturesContext>,
  );
  return { send, held: () => onValues.mock.lastCall?.[0]["logoUrl"] };
}

const file = () => screen.getByLabelText(/^Logo/, { selector: "input" });
const address = () => screen.getByLabelText("Or the URL of a picture");
const picture = () => document.querySelector("[data-picture] img");
const choose = (chosen = png()) =>
  act(async () => void fireEvent.change(file(), { target: { files: [chosen] } }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("a chosen file is uploaded at once, and the form then contains its URL", async () => {
  const { send, held } = show();
  expect(picture()).toBeNull();
  await choose();
  expect(Request.last).toMatchObject({ asked: "POST /uploads?kind=logo", type: "image/png" });
  act(() => Request.last.upload.onprogress?.({ loaded: 5, total: 9 }));
  expect(screen.getByText("Uploading… 56%")).toBeInTheDocument();
  act(() => Request.last.upload.onprogress?.({ loaded: 9, total: 9 }));
  expect(screen.getByText("Processing…")).toBeInTheDocument();
  await Request.last.answer(201, { url: uploaded, width: 256, height: 256 });
  expect(held()).toBe(uploaded);
  expect(picture()).toHaveAttribute("src", uploaded);
  expect(picture()?.getAttribute("srcset")).toContain("/64.webp 64w");
  expect(address()).not.toBeVisible();
  await save();
  expect(send).toHaveBeenCalledExactlyOnceWith({ logoUrl: uploaded });
});

test.each([
  [415, { message: pictureProblems.type }, pictureProblems.type],
  [429, { message: "Too many attempts. Please try again in 5 minutes." }, /Too many attempts/],
  [401, { message: "Unauthorized" }, /You are logged out/],
  [500, { message: "Internal Server Error" }, /The picture could not be uploaded/],
  [502, "<html>Bad gateway</html>", /The picture could not be uploaded/],
])("a refusal (%i) is shown at the field, and the previous picture stays", async (status, body, words) => {
  const { held } = show("https://vendor.example/logo.png");
  // While there is nothing to tell there is no alert beside the form's own.
  expect(screen.queryByRole("alert")).toBeNull();
  await choose();
  await Request.last.answer(status, body);
  expect(file()).toHaveAccessibleDescription(expect.stringMatching(words));
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(held()).toBe("https://vendor.example/logo.png");
  await choose();
  expect(file()).not.toBeInvalid();
});

test.each([
  [0, pictureProblems.empty],
  [10 * 1024 * 1024 + 1, pictureProblems.large],
])("a file of %i bytes is not sent", async (bytes, words) => {
  show();
  await choose(png(bytes));
  expect(Request.all).toEqual([]);
  expect(file()).toHaveAccessibleDescription(expect.stringContaining(words));
});

test("a lost connection is reported, and the upload can be repeated", async () => {
  const { held } = show();
  await choose();
  await act(async () => Request.last.onerror?.());
  expect(file()).toHaveAccessibleDescription(/check your connection/);
  await choose();
  await Request.last.answer(201, { url: uploaded });
  expect(held()).toBe(uploaded);
  expect(file()).not.toHaveAccessibleDescription(/check your connection/);
});

test("an upload can be cancelled and replaced by another", async () => {
  const { held } = show();
  await choose();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
  await choose();
  const slow = Request.last;
  await choose(png(8, "other.png"));
  await slow.answer(201, { url: uploaded.replace("256", "64") });
  await Request.last.answer(201, { url: uploaded });
  expect(held()).toBe(uploaded);
});

test("the form cannot be submitted during an upload", async () => {
  const { send } = show();
  await choose();
  await save();
  expect(send).not.toHaveBeenCalled();
  expect(file()).toHaveFocus();
  expect(file()).toHaveAccessibleDescription(/still uploading/);
  await Request.last.answer(201, { url: uploaded });
  await save();
  expect(send).toHaveBeenCalledOnce();
});

test("a picture can be dropped and pasted; pasted text stays text", async () => {
  const { held } = show();
  const box = document.querySelector("[data-picture]")!;
  await act(async () => void fireEvent.drop(box, { dataTransfer: { files: [png()] } }));
  await Request.last.answer(201, { url: uploaded });
  expect(held()).toBe(uploaded);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await act(async () => void fireEvent.paste(address(), { clipboardData: { files: [png()] } }));
  expect(Request.all).toHaveLength(2);
  await Request.last.answer(201, { url: uploaded });
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await userEvent.click(address());
  await userEvent.paste("https://vendor.example/logo.png");
  expect(Request.all).toHaveLength(2);
  expect(held()).toBe("https://vendor.example/logo.png");
});

test("a URL can be entered instead; its picture is shown on blur, with an error if it does not load", async () => {
  const { send } = show();
  await userEvent.type(address(), "https://vendor.example/logo.png");
  expect(picture()).toBeNull();
  await userEvent.tab();
  expect(picture()).toHaveAttribute("src", "https://vendor.example/logo.png");
  expect(picture()).toHaveAttribute("referrerpolicy", "no-referrer");
  fireEvent.error(picture()!);
  expect(screen.getByText("No picture could be loaded from this URL.")).toBeInTheDocument();
  await save();
  expect(send).toHaveBeenCalledWith({ logoUrl: "https://vendor.example/logo.png" });
});

test("where only pictures of this site are loaded, one of another site is not shown, with the reason", async () => {
  show("https://vendor.example/logo.png", {}, { isOwnOnly: true });
  const told = "Pictures from other sites are not shown here.";
  expect(picture()).toBeNull();
  expect(screen.getByText(told)).toBeInTheDocument();
  await userEvent.clear(address());
  await userEvent.type(address(), "/demo/logos/x.svg");
  await userEvent.tab();
  expect(picture()).toHaveAttribute("src", "/demo/logos/x.svg");
  expect(screen.queryByText(told)).toBeNull();
});

test("a picture can be removed", async () => {
  const { held } = show(uploaded);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(held()).toBe("");
  expect(picture()).toBeNull();
  expect(file()).toHaveFocus();
  expect(address()).toBeVisible();
});

test("the server's error is shown at the field, and the focus is where it can be fixed", async () => {
  show("", { logoUrl: "Please enter a valid URL" });
  await userEvent.type(address(), "nonsense");
  await save();
  expect(address()).toBeInvalid();
  expect(address()).toHaveFocus();
  expect(address()).toHaveAccessibleDescription(/Please enter a valid URL/);
});
