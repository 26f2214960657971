import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Logo } from "./Logo";

const image = (url: string | null) =>
  renderUi(<Logo url={url} name="A & B" size={40} />).container.querySelector("img");
const placeholder = "/api/placeholder/40/40?text=A%20%26%20B";

test("a missing logo is a placeholder of the same size", {
  tags: ["2.category.15", "7.placeholder.1"],
}, () => {
  expect(image(null)).toHaveAttribute("src", placeholder);
  expect(image(null)).toHaveAttribute("width", "40");
});

test("a logo that fails to load becomes the placeholder", { tags: ["7.placeholder.2"] }, () => {
  const logo = image("https://vendor.example/logo.png");
  expect(logo).toHaveAttribute("src", "https://vendor.example/logo.png");
  expect(logo).toHaveAttribute("referrerpolicy", "no-referrer");
  if (logo) fireEvent.error(logo);
  expect(logo).toHaveAttribute("src", placeholder);
});

test("a logo that was sent to this site comes in the width that is shown; its placeholder in one", () => {
  const folder = `/pictures/uploaded/${"ab".repeat(32)}`;
  const logo = image(`${folder}/128.webp`);
  expect(logo).toHaveAttribute("srcset", `${folder}/64.webp 64w, ${folder}/128.webp 128w`);
  expect(logo).toHaveAttribute("sizes", "40px");
  if (logo) fireEvent.error(logo);
  expect(logo).toHaveAttribute("src", placeholder);
  expect(logo).not.toHaveAttribute("srcset");
});
