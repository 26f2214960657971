import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import query, { type SignedInHomeQuery } from "~/relay/__generated__/SignedInHomeQuery.graphql";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { addRoutes, stubRoutes } from "../../../../test/pages";
import { renderPage } from "../../../../test/render";
import data from "./data";
import SignedInHome from "./SignedInHome";

const viewer = {
  firstName: "Ada",
  displayName: "Ada Lovelace",
  email: "ada@example.com",
  isEmailVerified: true,
  isAdmin: false,
  companies: { edges: [] },
};
const software = (id: string) => ({ node: { id: `software-${id}`, name: `Tool ${id}`, plans: [] } });
const review = (id: string) => ({
  node: { id: `review-${id}`, title: `Review ${id}`, pros: [], cons: [], answer: null },
});
const address = { params: {}, url: new URL("http://localhost/") };

function show(more: object = {}) {
  renderPage<SignedInHomeQuery>(
    () => (
      <ToastProvider>
        <SignedInHome />
      </ToastProvider>
    ),
    {
      path: "/",
      at: "/",
      query,
      variables: data.variables(address),
      mocks: {
        Query: {
          viewer,
          featured: { edges: [software("1"), software("2")] },
          recent: { edges: [review("1"), review("2"), review("3")] },
          ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`hits${n}`, { totalCount: n * 1000 }])),
          ...more,
        },
      },
    },
  );
  return screen.findByRole("heading", { level: 1 });
}

test("greets the user by first name, and searches the whole site", {
  tags: ["2.signed-in.1", "2.signed-in.2"],
}, async () => {
  expect(await show()).toHaveTextContent("Welcome, Ada");
  const form = screen.getByRole("search", { name: "Find software" });
  expect(form).toHaveAttribute("action", "/search");
  expect(within(form).getByRole("combobox")).toHaveAttribute("name", "query");
});

test("a user without a first name is greeted by the public name", async () => {
  expect(await show({ viewer: { ...viewer, firstName: null, displayName: "ada" } })).toHaveTextContent(
    "Welcome, ada",
  );
});

test.each([
  [false, ["Write a Review", "Manage Listings"]],
  [true, ["Write a Review", "Manage Listings", "Admin Panel"]],
])("the links of an administrator: %s", { tags: ["2.signed-in.4"] }, async (isAdmin, labels) => {
  addRoutes("/write-a-review", "/dashboard", "/admin/software");
  await show({ viewer: { ...viewer, isAdmin } });
  const ways = screen.getAllByRole("link").filter((link) => labels.includes(link.textContent ?? ""));
  expect(ways.map((link) => link.textContent)).toEqual(labels);
  expect(ways.map((link) => link.getAttribute("href"))).toEqual(
    ["/write-a-review", "/dashboard", "/admin/software"].slice(0, labels.length),
  );
  expect(screen.queryAllByRole("link", { name: "Admin Panel" })).toHaveLength(isAdmin ? 1 : 0);
});

test("links to missing pages are absent", async () => {
  stubRoutes("/", "/search");
  await show({ viewer: { ...viewer, isAdmin: true } });
  for (const name of ["Write a Review", "Manage Listings", "Admin Panel"]) {
    expect(screen.queryByRole("link", { name })).toBeNull();
  }
});

test("members of companies see how many, with their listings and reviews", {
  tags: ["2.signed-in.6", "2.signed-in.7", "2.signed-in.8", "2.signed-in.9"],
}, async () => {
  const companies = [
    { softwareCount: 2, reviewCount: 1200 },
    { softwareCount: 3, reviewCount: 34 },
  ];
  await show({ viewer: { ...viewer, companies: { edges: companies.map((node) => ({ node })) } } });
  const stats = within(screen.getByRole("region", { name: "Your companies" })).getAllByRole("listitem");
  expect(stats.map((figure) => figure.textContent)).toEqual(["2companies", "5listings", "1,234reviews"]);
});

test("users without a company see no numbers of one", { tags: ["2.signed-in.6"] }, async () => {
  await show();
  expect(screen.queryByRole("region", { name: "Your companies" })).toBeNull();
});

test("users with an unverified address see that a link was sent, and where to have it sent again", async () => {
  await show({ viewer: { ...viewer, isEmailVerified: false } });
  const notice = screen.getByText(/^We sent a link to/);
  expect(notice).toHaveTextContent(
    "We sent a link to ada@example.com. Open it to verify your email address.",
  );
  const again = within(notice).getByRole("link", { name: "Send it again" });
  expect(again).toHaveAttribute("href", "/verify-email");
});

test("users with a verified address see no such notice", async () => {
  await show();
  expect(screen.queryByText(/We sent a link/)).toBeNull();
});

test("six tiles show the number of results of a search, and link to it", {
  tags: ["2.signed-in.11", "2.signed-in.12", "2.signed-in.13"],
}, async () => {
  await show();
  const tiles = within(screen.getByRole("region", { name: "Browse by category" })).getAllByRole("link");
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute("href")])).toEqual([
    ["CRM1,000 software", "/search?query=CRM"],
    ["Project Management2,000 software", "/search?query=Project+Management"],
    ["Marketing3,000 software", "/search?query=Marketing"],
    ["Accounting & Finance4,000 software", "/search?query=Accounting+%26+Finance"],
    ["Analytics5,000 software", "/search?query=Analytics"],
    ["Security6,000 software", "/search?query=Security"],
  ]);
});

test("shows featured software and the latest reviews, six and three at most", {
  tags: ["2.signed-in.10", "2.signed-in.14", "9.home.3", "9.home.4"],
}, async () => {
  await show();
  const featured = within(screen.getByRole("region", { name: "Featured software" }));
  expect(featured.getAllByRole("article")).toHaveLength(2);
  const recent = within(screen.getByRole("region", { name: "Recent reviews" }));
  expect(recent.getAllByRole("article")).toHaveLength(3);
  const asked = JSON.stringify(query.operation.selections);
  expect(asked).toContain("directory(featured:true,first:6)");
  expect(asked).toContain("reviews(first:3)");
});

test("says so if there is no featured software, and no review", { tags: ["8.empty.2"] }, async () => {
  await show({ featured: { edges: [] }, recent: { edges: [] } });
  expect(screen.getByText("No featured software available yet.")).toBeInTheDocument();
  expect(screen.getByText("No reviews yet. Be the first to write a review!")).toBeInTheDocument();
});

test("the head is the same as for visitors", async () => {
  await show();
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "https://assay.example/");
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});

test("a session that was lost meanwhile: a message, and after half a second a redirect to sign in", {
  tags: ["2.signed-in.15", "2.signed-in.16", "8.unauthorized.1", "8.unauthorized.2", "9.delays.1"],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await show({ viewer: null });
  expect(screen.getByText("Unauthorized")).toBeInTheDocument();
  expect(screen.getAllByText("You are logged out. Logging in again...")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Featured software" })).toBeNull();
  await act(async () => vi.advanceTimersByTime(250));
  expect(goTo).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(300));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/login");
});
