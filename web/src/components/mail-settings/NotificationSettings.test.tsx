import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { expect, test } from "vitest";
import query, {
  type NotificationSettingsTestQuery,
} from "~/relay/__generated__/NotificationSettingsTestQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import { mailKindsFor, NotificationSettings } from "./NotificationSettings";

function Shown() {
  const { viewer } = useLazyLoadQuery<NotificationSettingsTestQuery>(
    graphql`
      query NotificationSettingsTestQuery {
        viewer {
          ...NotificationSettings_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-only" },
  );
  return viewer && <NotificationSettings viewer={viewer} kinds={mailKindsFor.vendors} />;
}

async function show() {
  const mailPreferences = [
    { kind: "NEW_LEAD", isOn: true },
    { kind: "NEW_REVIEW", isOn: false },
  ];
  const { environment } = renderPage<NotificationSettingsTestQuery>(
    () => (
      <ToastProvider>
        <Shown />
      </ToastProvider>
    ),
    { path: "/", at: "/", query, variables: {}, mocks: { User: { id: "u", mailPreferences } } },
  );
  await screen.findByRole("checkbox", { name: /New leads/ });
  return environment;
}
const leads = () => screen.getByRole("checkbox", { name: /New leads/ });

test("the optional mails are listed, each on or off, and a change is saved at once", async () => {
  const environment = await show();
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  expect(leads()).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /New reviews/ })).not.toBeChecked();
  await userEvent.click(leads());
  expect(leads()).not.toBeChecked();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { kind: "NEW_LEAD", isOn: false },
  });
});

test("a change that could not be saved is reverted, with a message", async () => {
  const environment = await show();
  await userEvent.click(leads());
  await act(async () => environment.mock.rejectMostRecentOperation(new TypeError("Failed to fetch")));
  expect(leads()).toBeChecked();
  expect(screen.getByText("Your choice could not be saved. Please try again.")).toBeInTheDocument();
});
