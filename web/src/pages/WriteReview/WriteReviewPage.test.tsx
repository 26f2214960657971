import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { clearFlow, currentFlow, saveRole } from "~/components/review-flow/draft";
import { routeTable } from "~/route-table";
import { CurrentUrl, Providers } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import WriteReviewPage, { clientLoader } from "./WriteReviewPage";

afterEach(clearFlow);

function Page() {
  return (
    <Providers>
      <WriteReviewPage />
    </Providers>
  );
}

const at = (address: string) => {
  const Stub = createRoutesStub([
    { path: "/write-a-review", Component: Page },
    { path: "*", Component: CurrentUrl },
  ]);
  return <Stub initialEntries={[address]} />;
};

const button = () => screen.getByRole("button", { name: "Continue" });

test("it is the first of four steps, and offers 14 roles", {
  tags: ["2.write.1", "2.write.3", "2.write.4", "3.roles.1", "4.wizard.1"],
}, () => {
  render(at("/write-a-review"));
  const steps = within(screen.getByRole("list", { name: "Writing a review" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "1Select",
    "2Leave a review",
    "3Share on LinkedIn",
    "4Finished",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual(["step", null, null, null]);
  expect(screen.getByText("Step 1 of 4")).toBeInTheDocument();
  const group = within(screen.getByRole("group", { name: "Your field of work" }));
  const labels = group
    .getAllByRole("radio")
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(labels).toEqual([
    "Advertising",
    "E-Commerce/Retail",
    "Finance & Accounting",
    "HR",
    "Sales",
    "Information Technology",
    "Marketing",
    "Business Operations & Analytics",
    "Media and Communication",
    "Customer Support",
    "Software Development",
    "Program and Project Management",
    "Design",
    "Other",
  ]);
});

test("Continue is disabled until a role is picked, which it then passes on and stores", {
  tags: ["2.write.5", "2.write.6", "5.review.1"],
}, async () => {
  render(at("/write-a-review"));
  expect(button()).toBeDisabled();
  await userEvent.click(screen.getByRole("radio", { name: "Finance & Accounting" }));
  expect(button()).toBeEnabled();
  await userEvent.click(button());
  expect(await screen.findByRole("status")).toHaveTextContent(
    "/write-a-review/used-products/new-review?role=Finance+%26+Accounting",
  );
  expect(currentFlow().role).toBe("Finance & Accounting");
});

test("by keyboard: arrow keys choose, Enter continues", async () => {
  render(at("/write-a-review"));
  await userEvent.tab();
  await userEvent.keyboard("[Space][ArrowDown][Enter]");
  expect(await screen.findByRole("status")).toHaveTextContent("role=E-Commerce%2FRetail");
});

test.each([
  ["the address", "/write-a-review?role=HR", null],
  ["the browser", "/write-a-review", "HR"],
  ["the address before the browser", "/write-a-review?role=HR", "Sales"],
  ["the browser, where the address names none that there is", "/write-a-review?role=Wizard", "HR"],
])("a role is preselected by %s", (_where, address, kept) => {
  if (kept) saveRole(kept);
  render(at(address));
  expect(screen.getByRole("radio", { name: "HR" })).toBeChecked();
  expect(button()).toBeEnabled();
});

test("without scripts it is a plain form, in which the browser requires a role", {
  tags: ["5.review.1"],
}, () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(at("/write-a-review"));
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/write-a-review/used-products/new-review");
  expect(form?.getAttribute("method")).toBe("get");
  expect(form?.querySelectorAll("input[type=radio][name=role][required]")).toHaveLength(14);
  expect(form?.querySelector("button")?.disabled).toBe(false);
});

test("search engines index it, with a description", () => {
  render(at("/write-a-review"));
  expect(document.title).toBe("Write a Review | Assay");
  expect(document.querySelector("meta[name=robots]")).toBeNull();
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    "https://assay.example/write-a-review",
  );
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(/^Review the/);
});

test("/write-review redirects to /write-a-review, with its search params", { tags: ["2.nav.12"] }, () => {
  expect(routeTable).toContainEqual({ path: "/write-review", page: "WriteReview" });
  const asked = (address: string) => () =>
    clientLoader({ request: new Request(`http://localhost${address}`) });
  const thrown = thrownBy(() => asked("/write-review?role=HR")()) as Response;
  expect(thrown?.status).toBe(301);
  expect(thrown?.headers.get("location")).toBe("/write-a-review?role=HR");
  expect(asked("/write-a-review")()).toBeNull();
});
