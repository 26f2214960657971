import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GivenSite } from "~/site";
import { Providers } from "../../test/render";
import { Wordmark } from "./Wordmark";

function show(site: GivenSite) {
  return render(
    <Providers site={site}>
      <Wordmark />
    </Providers>,
  ).container;
}

test("a site with another name has its first letter on the mark", () => {
  expect(show({ name: "دليل", initial: "د" }).querySelector("svg text")).toHaveTextContent("د");
  expect(show({}).querySelector("svg text")).toBeNull();
});

test("a name that is too long ends in an ellipsis instead of breaking into letters", () => {
  show({ name: "An exceptionally long name of a directory" });
  expect(getComputedStyle(screen.getByText(/^An exceptionally/))).toMatchObject({
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    overflow: "hidden",
  });
});

test("a logo reserves its space before it loads; a wide one replaces the name, and the dark mode may have its own", () => {
  const logo = { href: "/branding/logo.svg?v=1", darkHref: null, ratio: 1 };
  const square = show({ name: "Weigh", logo });
  expect(square.querySelector("img")).toMatchObject({ alt: "", width: 28, height: 28 });
  expect(square).toHaveTextContent("Weigh");
  const wide = show({ name: "Weigh", logo: { ...logo, darkHref: "/branding/logo-dark.svg?v=2", ratio: 3 } });
  const pictures = [...wide.querySelectorAll("img")].map((img) => [
    img.getAttribute("src"),
    img.alt,
    img.width,
  ]);
  expect(pictures).toEqual([
    ["/branding/logo.svg?v=1", "Weigh", 84],
    ["/branding/logo-dark.svg?v=2", "Weigh", 84],
  ]);
  expect(wide).toHaveTextContent("");
});
