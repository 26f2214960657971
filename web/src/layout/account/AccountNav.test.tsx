import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { beforeEach, expect, test, vi } from "vitest";
import { hasPendingSave, savePending } from "~/components/lists/pending-save";
import cornerQuery, {
  type AccountCornerTestQuery,
} from "~/relay/__generated__/AccountCornerTestQuery.graphql";
import query, { type rootQuery } from "~/relay/__generated__/rootQuery.graphql";
import { OperationError } from "~/relay/environment";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { stubRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import { SiteLayout } from "../SiteLayout";
import AccountNav from "./AccountNav";

const ada = { displayName: "Ada Lovelace", email: "ada@example.com", profileImageUrl: null, isAdmin: false };

function Subject() {
  const data = useLazyLoadQuery<rootQuery>(query, {}, { fetchPolicy: "store-only" });
  return (
    <ToastProvider>
      <SiteLayout query={data}>The page</SiteLayout>
    </ToastProvider>
  );
}

function Corner() {
  const { viewer } = useLazyLoadQuery<AccountCornerTestQuery>(
    graphql`
      query AccountCornerTestQuery @relay_test_operation {
        viewer {
          ...AccountNav_viewer
        }
      }
    `,
    {},
  );
  return viewer && <AccountNav viewer={viewer} visitor={{ isSignedIn: true, isAdmin: false }} />;
}

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});

function show(viewer: object | null) {
  return renderPage<rootQuery>(Subject, {
    path: "/",
    at: "/",
    query,
    variables: {},
    mocks: { Query: { viewer, softwareMenu: [], serviceMenu: [] } },
  }).environment;
}

const summary = async () => {
  const words = await screen.findByText("Your account: Ada Lovelace");
  return words.closest("summary") as HTMLElement;
};
const menu = async () => (await summary()).closest("details") as HTMLDetailsElement;
const drawer = () => screen.findByLabelText("Menu", { selector: "nav" });
const links = (element: HTMLElement) => within(element).getAllByRole("link", { hidden: true });
const told = (links: readonly HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute("href")]);

test("signed-out visitors see the sign-in links, and nothing of an account", {
  tags: ["2.nav.14", "2.nav.15"],
}, async () => {
  stubRoutes("/signin", "/profile");
  show(null);
  const banner = await screen.findByRole("banner");
  expect(within(banner).getAllByText("Join/Login")[0]).toHaveAttribute("href", "/signin");
  expect(within(banner).getAllByText("Add Your Product/Services")[0]).toHaveAttribute("href", "/signin");
  expect(within(banner).queryByText("Sign out")).toBeNull();
  expect(within(banner).queryByText("Write Review")).toBeNull();
});

test("signed-in users see a button to write a review and the account menu", {
  tags: ["2.nav.16", "2.nav.17", "2.nav.19", "2.nav.20"],
}, async () => {
  stubRoutes("/signin", "/profile", "/dashboard", "/write-a-review");
  show(ada);
  const items = [
    ["Profile", "/profile"],
    ["Dashboard", "/dashboard"],
    ["Write Review", "/write-a-review"],
    ["Sign out", "/api/logout"],
  ];
  expect(told(links(await menu()))).toEqual(items);
  expect(told(links(await drawer())).slice(-4)).toEqual(items);
  const button = screen.getAllByText("Write Review").find((link) => !link.closest("details"));
  expect(button).toHaveAttribute("href", "/write-a-review");
  expect(screen.queryByText("Join/Login")).toBeNull();
});

test("links without a page are absent from the menu, and Admin is for administrators", async () => {
  stubRoutes("/profile", "/admin");
  show({ ...ada, isAdmin: true });
  expect(told(links(await menu()))).toEqual([
    ["Profile", "/profile"],
    ["Sign out", "/api/logout"],
  ]);
  const main = screen.getByLabelText("Main");
  expect(told(links(main))).toEqual([["Admin", "/admin"]]);
  expect(screen.queryByText("Write Review")).toBeNull();
});

test("the menu shows whose account it is, and works by keyboard", async () => {
  stubRoutes("/profile");
  // Outside the header, which has the drawer in its place on a screen as narrow as the tests'.
  renderPage<AccountCornerTestQuery>(Corner, {
    path: "/",
    at: "/",
    query: cornerQuery,
    variables: {},
    mocks: { Query: { viewer: ada } },
  });
  const details = await menu();
  expect(details).toHaveTextContent("Ada Lovelace");
  expect(details).toHaveTextContent("ada@example.com");
  (await summary()).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(details.open).toBe(true);
  expect(within(details).getByRole("link", { name: "Profile" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(within(details).getByRole("link", { name: "Sign out" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(details.open).toBe(false);
  expect(await summary()).toHaveFocus();
});

async function signOut(environment: ReturnType<typeof show>) {
  await userEvent.click(within(await menu()).getByText("Sign out"));
  // What it needs is loaded only now.
  await expect.poll(() => environment.mock.getAllOperations()).toHaveLength(1);
}

test("signing out ends the session and reloads the home page", {
  tags: ["2.nav.20", "4.auth.6", "4.auth.7"],
}, async () => {
  const environment = show(ada);
  savePending({ id: "software-1", name: "Quill" });
  await signOut(environment);
  expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("signOutMutation");
  expect(goTo).not.toHaveBeenCalled();
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { signOut: { __typename: "Acknowledgement" } },
    } as never),
  );
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
  // It is not for whoever signs in next.
  expect(hasPendingSave()).toBe(false);
});

test("signing out that fails says so, and the page stays", { tags: ["8.logout.1"] }, async () => {
  const environment = show(ada);
  await signOut(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  // What destructive toasts are: told at once.
  expect(screen.getByText("Logout Failed").closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
  expect(screen.getByText("Please try again")).toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
});

test("signing out of an ended session succeeds", async () => {
  const environment = show(ada);
  await signOut(environment);
  const error = new OperationError("signOut", ["UNAUTHENTICATED"], ["Unauthorized"]);
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
});
