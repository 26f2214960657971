import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Logo } from "./Logo";
import { OwnPicturesContext } from "./picture";

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

test("an uploaded logo is loaded in the displayed width; its placeholder has one width", () => {
  const folder = `/pictures/uploaded/${"ab".repeat(32)}`;
  const logo = image(`${folder}/128.webp`);
  expect(logo).toHaveAttribute("srcset", `${folder}/64.webp 64w, ${folder}/128.webp 128w`);
  expect(logo).toHaveAttribute("sizes", "40px");
  if (logo) fireEvent.error(logo);
  expect(logo).toHaveAttribute("src", placeholder);
  expect(logo).not.toHaveAttribute("srcset");
});

test.each([
  "https://vendor.example/logo.png",
  "HTTP://vendor.example/logo.png",
  "https:vendor.example/logo.png",
  "//vendor.example/logo.png",
  "/\\vendor.example/logo.png",
  "\\\\vendor.example/logo.png",
  "/\t/vendor.example/logo.png",
  "data:image/svg+xml,<svg/>",
  "http://nowhere.invalid/logo.png",
])("where only pictures of this site are loaded, %j is the placeholder", (url) => {
  renderUi(
    <OwnPicturesContext value={true}>
      <Logo url={url} name="A & B" size={40} />
    </OwnPicturesContext>,
  );
  const [logo, ...others] = document.querySelectorAll("img");
  expect(logo).toHaveAttribute("src", placeholder);
  expect(others).toEqual([]);
});

test.each([`/pictures/uploaded/${"ab".repeat(32)}/128.webp`, "/demo/logos/x.svg"])(
  "where only pictures of this site are loaded, %s is shown",
  (url) => {
    renderUi(
      <OwnPicturesContext value={true}>
        <Logo url={url} name="A & B" size={40} />
      </OwnPicturesContext>,
    );
    expect(document.querySelector("img")).toHaveAttribute("src", url);
  },
);
