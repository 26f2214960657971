import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test } from "vitest";
import { forgetValues } from "~/ui/form/form-memory";
import { renderUi } from "../../../test/render";
import ContactForm from "./ContactForm";

let environment: ReturnType<typeof createMockEnvironment>;
let unmount: () => void;
const show = () => {
  environment = createMockEnvironment();
  ({ unmount } = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <ContactForm />
    </RelayEnvironmentProvider>,
  ));
};
beforeEach(() => {
  forgetValues("contact");
  show();
});

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));
async function fill() {
  await userEvent.type(field("Name"), "Rea");
  await userEvent.type(field("Email"), "rea@reader.example");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "What is it about?" }), "personal-data");
  await userEvent.type(field("Message"), "Hello");
}

test("a message is sent, and confirmed with the address for the reply", async () => {
  await fill();
  await send();
  expect(environment.mock.getMostRecentOperation().request.variables["input"]).toEqual({
    name: "Rea",
    email: "rea@reader.example",
    topic: "PERSONAL_DATA",
    message: "Hello",
    website: "",
    formOpenMilliseconds: expect.any(Number),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { sendContactMessage: { __typename: "ContactMessageSent", email: "rea@reader.example" } },
    }),
  );
  expect(screen.getByRole("status")).toHaveTextContent("rea@reader.example");
  await userEvent.click(screen.getByRole("button", { name: "Write another message" }));
  expect(field("Message")).toHaveValue("");
});

test("a form that failed keeps what was typed, also on the way to another page, and names the address", async () => {
  await fill();
  await send();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(screen.getByText(/could not be sent.*hello@assay\.example/)).toBeInTheDocument();
  expect(field("Message")).toHaveValue("Hello");
  unmount();
  show();
  expect([field("Name"), field("Message")].map((one) => (one as HTMLInputElement).value)).toEqual([
    "Rea",
    "Hello",
  ]);
});

test("nothing is sent without a topic", async () => {
  await send();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.getByRole("combobox", { name: "What is it about?" })).toHaveAccessibleDescription(/Topic/);
});
