import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { beforeEach, expect, test } from "vitest";
import query, { type MegaMenuTestQuery } from "~/relay/__generated__/MegaMenuTestQuery.graphql";
import { renderPage } from "../../test/render";
import { MegaMenu } from "./MegaMenu";

const children = Array.from({ length: 13 }, (_, index) => ({
  slug: `child-${index}`,
  name: `Child ${index}`,
}));
const categories = Array.from({ length: 11 }, (_, index) => ({
  slug: `top-${index}`,
  name: `Top ${index}`,
  children: index === 0 ? children : [],
}));

function Subject() {
  const { categoryTree } = useLazyLoadQuery<MegaMenuTestQuery>(
    graphql`
      query MegaMenuTestQuery @relay_test_operation {
        categoryTree {
          ...MegaMenu_categories
        }
      }
    `,
    {},
  );
  return <MegaMenu type="software" label="Software" categories={categoryTree} />;
}

beforeEach(() => {
  renderPage<MegaMenuTestQuery>(Subject, {
    path: "/",
    at: "/",
    query,
    variables: {},
    mocks: { Query: { categoryTree: categories } },
  });
});

test("shows ten categories and twelve children, and View All where there are more", {
  tags: ["2.nav.4", "2.nav.5", "2.nav.6", "2.nav.8", "9.menu.1", "9.menu.2"],
}, async () => {
  await userEvent.click(await screen.findByText("Software"));
  expect(screen.getAllByRole("link", { name: /^Top/ })).toHaveLength(10);
  expect(screen.getAllByRole("link", { name: /^Child/ })).toHaveLength(12);
  expect(screen.getAllByRole("link", { name: /^View all/ })).toHaveLength(1);
  expect(screen.getByRole("link", { name: "All Software" })).toHaveAttribute(
    "href",
    "/categories?type=software",
  );
});

test("arrow keys move through its links; Escape closes it and restores the focus", async () => {
  const user = userEvent.setup();
  const summary = (await screen.findByText("Software")).closest("summary");
  summary?.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("link", { name: "Top 0" })).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByRole("link", { name: "Top 9" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(summary).toHaveFocus();
  expect(summary?.parentElement).not.toHaveAttribute("open");
});
