import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { partStyles } from "~/theme/part-styles";
import { Providers } from "../../test/render";
import { Logo } from "./Logo";
import { MaybeLink } from "./MaybeLink";
import { RatingLine } from "./RatingSummary";
import { Stars } from "./Stars";

test.each([
  ["stars", <Stars key="" rating={4} size="sm" />, "[data-rating-stars=sm]"],
  ["a rating on a line", <RatingLine key="" rating={4} reviewCount={2} />, "[data-rating-line]"],
  ["a logo", <Logo key="" url={null} name="A" />, "[data-logo-image]"],
  [
    "a name that is a link",
    <MaybeLink key="" to="/software">
      A
    </MaybeLink>,
    "[data-name-link]",
  ],
])("%s: a rule of the document's, and no styled element", (_name, part, selector) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Providers>{part}</Providers>
    </MemoryRouter>,
  );
  const [, attribute = ""] = /\[([\w-]+)/.exec(selector) ?? [];
  expect(html).toContain(`${attribute}=`);
  expect(html).not.toContain("class=");
  expect(Object.keys(partStyles)).toContain(selector);
});
