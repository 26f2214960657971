import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMockEnvironment } from "relay-test-utils";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { OperationError } from "~/relay/environment";
import { forgetValues } from "~/ui/form/form-memory";
import { polyfillDialog } from "../../../test/dialog";
import { renderUi } from "../../../test/render";
import { LeadButton, type LeadButtonProps } from "./LeadButton";

const subject = { companyName: "Northwind", softwareName: "Beacon CRM", isClaimed: true };
const ada = {
  id: "u",
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@mail.example",
  companyName: "Reyes Ltd",
};

beforeAll(polyfillDialog);
beforeEach(() => forgetValues("lead s1"));

/** Opens the form; `start` is what the server says of it. */
async function openForm(
  start: { leadRecipient: object; viewer: object | null } | Error,
  props: Partial<LeadButtonProps> = {},
) {
  const environment = createMockEnvironment();
  renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <LeadButton kind="DEMO" label="Request Demo" about={{ softwareId: "s1" }} {...props} />
    </RelayEnvironmentProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: props.label ?? "Request Demo" }));
  const dialog = await screen.findByRole("dialog");
  await act(async () => {
    if (start instanceof Error) environment.mock.rejectMostRecentOperation(start);
    else environment.mock.resolveMostRecentOperation({ data: start });
  });
  return { environment, dialog: within(dialog) };
}
const send = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole("button", { name: "Send request" }));
const last = (environment: ReturnType<typeof createMockEnvironment>) =>
  environment.mock.getMostRecentOperation().request;

test("a signed-in user only has to agree, and is told who answers and where", {
  tags: ["2.software.11"],
}, async () => {
  const { environment, dialog } = await openForm({ leadRecipient: subject, viewer: ada });
  expect(dialog.getByText(/About/)).toHaveTextContent("About Beacon CRM by Northwind");
  await userEvent.click(dialog.getByRole("checkbox", { name: /may give these details to Northwind/ }));
  await send(dialog);
  expect(last(environment).variables).toEqual({
    input: {
      softwareId: "s1",
      kind: "DEMO",
      name: "Ada Reyes",
      email: "ada@mail.example",
      companyName: "Reyes Ltd",
      message: null,
      consent: true,
      topic: "",
      formOpenMilliseconds: expect.any(Number),
    },
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { sendLead: { __typename: "LeadSent" } } }),
  );
  expect(screen.getByRole("dialog", { name: "Request sent" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(
    "Northwind has your request and can reply to you at ada@mail.example.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("missing fields are reported, also the consent, and nothing is sent", {
  tags: ["2.company.14"],
}, async () => {
  const { environment, dialog } = await openForm(
    { leadRecipient: subject, viewer: null },
    { kind: "CONTACT", label: "Contact Company" },
  );
  const before = environment.mock.getAllOperations().length;
  await send(dialog);
  expect(dialog.getByLabelText("Name")).toHaveFocus();
  for (const words of ["Name is required", "Email is required"])
    expect(dialog.getAllByText(words)).not.toEqual([]);
  expect(dialog.getByRole("checkbox")).toHaveAccessibleDescription(/Please agree to share these details/);
  expect(environment.mock.getAllOperations()).toHaveLength(before);
});

test("input survives a refusal, and closing the form, until it is sent", async () => {
  const { environment, dialog } = await openForm({ leadRecipient: subject, viewer: null });
  await userEvent.type(dialog.getByLabelText("Name"), "Bea");
  await userEvent.type(dialog.getByLabelText("Work email"), "bea@buyer.example");
  await userEvent.click(dialog.getByRole("checkbox"));
  await send(dialog);
  const words = "Too many attempts. Please try again in 12 minutes.";
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new OperationError("m", ["RATE_LIMITED"], [words])),
  );
  expect(dialog.getByText(words)).toBeInTheDocument();
  expect(dialog.getByLabelText("Name")).toHaveValue("Bea");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Request Demo" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { leadRecipient: subject, viewer: null } }),
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Bea");
});

test("for a vendor without an owner the form says that the request waits", async () => {
  const unclaimed = { ...subject, isClaimed: false };
  const { environment, dialog } = await openForm({ leadRecipient: unclaimed, viewer: ada });
  await userEvent.click(dialog.getByRole("checkbox", { name: /once they have claimed the page/ }));
  await send(dialog);
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { sendLead: { __typename: "LeadSent" } } }),
  );
  expect(screen.getByRole("status")).toHaveTextContent("Northwind has not claimed this page yet.");
});

test("the field for spam bots is hidden from view, keyboard and screen readers", async () => {
  const { dialog } = await openForm({ leadRecipient: subject, viewer: null });
  const trap = document.querySelector("input[name=topic]");
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(dialog.queryByRole("textbox", { name: "" })).toBeNull();
});

test("the form also works if its recipient cannot be loaded", async () => {
  const { dialog } = await openForm(new Error("away"));
  expect(dialog.getByRole("checkbox", { name: /to the vendor/ })).toBeInTheDocument();
});
