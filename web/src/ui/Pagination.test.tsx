import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Pagination } from "./Pagination";

const hrefOf = (page: number) => `/list?page=${page}`;

test("is absent if there is only one page", { tags: ["2.category.37"] }, () => {
  renderUi(<Pagination current={1} total={1} pages={[1]} hrefOf={hrefOf} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("Previous, at most five pages and Next are real links", {
  tags: ["2.category.35", "2.category.36", "9.category.1"],
}, () => {
  renderUi(<Pagination current={4} total={9} pages={[2, 3, 4, 5, 6, 7]} hrefOf={hrefOf} />);
  expect(screen.getAllByRole("link", { name: /^Page/ })).toHaveLength(5);
  expect(screen.getByRole("link", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/list?page=5");
});

test("the ends have no links", () => {
  renderUi(<Pagination current={1} total={2} pages={[1, 2]} hrefOf={hrefOf} />);
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
});

test("the links of a list far down its page lead to the list", () => {
  renderUi(<Pagination current={1} total={2} pages={[1, 2]} hrefOf={hrefOf} listId="reviews" />);
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/list?page=2#reviews");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/list?page=2#reviews");
});
