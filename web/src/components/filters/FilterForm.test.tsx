import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Providers } from "../../../test/render";
import { FilterForm } from "./FilterForm";

/** What the server sends, as those without scripts have it. */
function shown(hasButton: boolean) {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Providers>
        <FilterForm
          action="/list"
          hrefOf={String}
          keeps={{ tab: "reviews", company: "" }}
          hasButton={hasButton}
          aria-label="Filters"
        >
          <input name="q" defaultValue="a" />
        </FilterForm>
      </Providers>
    </MemoryRouter>,
  ).replaceAll(/<\/?noscript>/g, "");
  return page.querySelector("form");
}

test("without scripts it has a submit button, and keeps the other search params", () => {
  const form = shown(false);
  expect(form?.querySelector("button")).toHaveTextContent("Apply");
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["tab", "reviews"],
    ["q", "a"],
  ]);
});

test("with a button of its own it has no other one", () => {
  expect(shown(true)?.querySelector("button")).toBeNull();
});
