import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import query, {
  type AcceptInvitationPageQuery,
} from "~/relay/__generated__/AcceptInvitationPageQuery.graphql";
import { forgetValues, recallValues } from "~/ui/form/form-memory";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import AcceptInvitationPage from "./AcceptInvitationPage";
import data from "./data";

afterEach(() => forgetValues("account"));

const at = "/accept-invitation?token=t1";
const invitation = { email: "Nadia@northwind.example", role: "EDITOR", company: { name: "Northwind" } };

async function show(email: string | null, given: object | null = invitation, address = at) {
  const { environment } = renderPage<AcceptInvitationPageQuery>(
    () => (
      <ToastProvider>
        <AcceptInvitationPage />
      </ToastProvider>
    ),
    {
      path: "/accept-invitation",
      at: address,
      query,
      variables: data.variables({ params: {}, url: new URL(address, "http://localhost") }),
      mocks: { Query: { viewer: email === null ? null : { email }, invitation: given } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
const heading = () => screen.getByRole("heading", { level: 1 });
const accept = () => userEvent.dblClick(screen.getByRole("button", { name: "Accept the invitation" }));

test("opening the link accepts nothing; its token is hidden from search engines and other sites", async () => {
  const environment = await show("nadia@northwind.example");
  expect(heading()).toHaveTextContent("Join Northwind");
  expect(screen.getByText(/to be an editor, who manages its listings/)).toHaveTextContent(
    "Northwind invites Nadia@northwind.example to be",
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
});

test("after accepting, once, the company's dashboard opens", async () => {
  const environment = await show("nadia@northwind.example");
  await accept();
  const operations = environment.mock.getAllOperations();
  expect(operations.map(({ request }) => request.variables)).toEqual([{ input: { token: "t1" } }]);
  const company = { id: "c1", databaseId: "d1" };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { acceptInvitation: { __typename: "CompanySaved", company } },
    }),
  );
  expect(await screen.findByText("/dashboard?company=d1")).toBeInTheDocument();
});

test("a refusal shows the reason; without a response it can be tried again", async () => {
  const environment = await show("nadia@northwind.example");
  await accept();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The invitation could not be accepted. Please try again.",
  );
  await accept();
  const message = "You are a member of 100 companies already";
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { acceptInvitation: { __typename: "ConflictError", message } },
    }),
  );
  expect(heading()).toHaveTextContent("Invitation not accepted");
  expect(screen.getByText(message)).toBeInTheDocument();
});

test("signed-out visitors see links to sign in and sign up, which lead back here", async () => {
  await show(null);
  const next = encodeURIComponent(at);
  expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    `/signup?next=${next}`,
  );
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `/signin?next=${next}`);
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Create an account" }));
  expect(recallValues("account")).toEqual({ email: "Nadia@northwind.example" });
});

test("another account sees whose invitation it is, and can sign out and come back", async () => {
  const goTo = vi.spyOn(hardNavigation, "to").mockImplementation(() => {});
  onTestFinished(() => goTo.mockRestore());
  const environment = await show("otto@northwind.example");
  expect(screen.getByText(/You are signed in as/)).toHaveTextContent("otto@northwind.example");
  expect(screen.queryByRole("button", { name: "Accept the invitation" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Sign out and come back here" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { signOut: { __typename: "Acknowledgement" } },
    } as never),
  );
  expect(goTo).toHaveBeenCalledExactlyOnceWith(at);
});

test.each([
  [at, "This invitation is no longer valid"],
  ["/accept-invitation", "Your invitation"],
])("an invalid link: %s", async (address, words) => {
  await show(null, null, address);
  expect(heading()).toHaveTextContent(words);
});
