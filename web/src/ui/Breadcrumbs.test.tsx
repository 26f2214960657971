import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Breadcrumbs } from "./Breadcrumbs";

test("a name is read in its own direction; the arrow before it is the page's", () => {
  renderUi(<Breadcrumbs crumbs={[{ label: "Home", href: "/" }, { label: "الشحن" }]} />);
  const name = screen.getByText("الشحن");
  expect([name.getAttribute("dir"), name.getAttribute("aria-current")]).toEqual(["auto", "page"]);
  const arrow = name.closest("nav")?.querySelector("svg");
  expect(arrow?.nextElementSibling).toBe(name);
  expect(arrow?.closest("[dir=auto]")).toBeNull();
});
