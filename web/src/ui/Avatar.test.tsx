import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Avatar } from "./Avatar";
import { OwnPicturesContext } from "./picture";

const picture = () => document.querySelector("img");

test("a picture is loaded without a referrer, and is hidden from screen readers", () => {
  renderUi(<Avatar url="https://pictures.example/ada.png" name="Ada Lovelace" />);
  expect(picture()).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(picture()).toHaveAttribute("alt", "");
});

test("initials replace a missing picture", () => {
  const { container } = renderUi(<Avatar url={null} name="Ada Lovelace" />);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});

test("initials replace a picture that does not load, until there is another", () => {
  const { container } = renderUi(<Avatar url="https://pictures.example/broken.png" name="Ada Lovelace" />);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});

test("an uploaded picture is loaded in the displayed width", () => {
  const folder = `/pictures/uploaded/${"ab".repeat(32)}`;
  renderUi(<Avatar url={`${folder}/64.webp`} name="Ada Lovelace" size={24} />);
  expect(picture()).toHaveAttribute("srcset", `${folder}/64.webp 64w`);
  expect(picture()).toHaveAttribute("sizes", "24px");
});

test("where only pictures of this site are loaded, initials replace one of another site", () => {
  const { container } = renderUi(
    <OwnPicturesContext value={true}>
      <Avatar url="https://pictures.example/ada.png" name="Ada Lovelace" />
    </OwnPicturesContext>,
  );
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});
