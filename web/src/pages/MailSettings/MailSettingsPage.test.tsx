import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type MailSettingsPageQuery } from "~/relay/__generated__/MailSettingsPageQuery.graphql";
import { VisitorContext } from "~/ui/visitor";
import { renderPage } from "../../../test/render";
import MailSettingsPage from "./MailSettingsPage";

async function show(unsubscribeLink: { kind: string; isOn: boolean } | null, isSignedIn = false) {
  const { environment } = renderPage<MailSettingsPageQuery>(
    () => (
      <VisitorContext value={{ isSignedIn, isAdmin: false }}>
        <MailSettingsPage />
      </VisitorContext>
    ),
    {
      path: "/mail-settings",
      at: "/mail-settings?token=a-b",
      query,
      variables: { token: "a-b" },
      mocks: { Query: { unsubscribeLink } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

test("opening a link does not unsubscribe: a button does, also without scripts", async () => {
  const environment = await show({ kind: "NEW_LEAD", isOn: true });
  expect(screen.getByRole("heading")).toHaveTextContent("Turn off these emails?");
  expect(screen.getByText(/“New leads”: when a buyer contacts/)).toBeInTheDocument();
  const form = screen.getByRole("button", { name: "Turn off" }).closest("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/mail-settings?token=a-b");
  expect(form).not.toHaveAttribute("data-needs-scripts");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("after unsubscribing it says so, and where to subscribe again", async () => {
  await show({ kind: "REVIEW_THANKS", isOn: false }, true);
  expect(screen.getByRole("heading")).toHaveTextContent("These emails are turned off");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/profile?tab=security");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an invalid link says so, and its secret is not passed on", async () => {
  await show(null);
  expect(screen.getByRole("heading")).toHaveTextContent("This link is no longer valid");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/signin?next=%2Fprofile%3Ftab%3Dsecurity");
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
