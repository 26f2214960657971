import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Avatar } from "./Avatar";
import { OwnPicturesContext } from "./picture";

const picture = () => document.querySelector("img");

test("a picture is loaded without telling where from, and is nothing to read out", () => {
  renderUi(<Avatar url="https://pictures.example/ada.png" name="Ada Lovelace" />);
  expect(picture()).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(picture()).toHaveAttribute("alt", "");
});

test("initials stand for a picture that is missing", () => {
  const { container } = renderUi(<Avatar url={null} name="Ada Lovelace" />);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});

test("initials stand for a picture that does not load, until there is another", () => {
  const { container } = renderUi(<Avatar url="https://pictures.example/broken.png" name="Ada Lovelace" />);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});

test("a picture that was sent to this site comes in the width that is shown", () => {
  const folder = `/pictures/uploaded/${"ab".repeat(32)}`;
  renderUi(<Avatar url={`${folder}/64.webp`} name="Ada Lovelace" size={24} />);
  expect(picture()).toHaveAttribute("srcset", `${folder}/64.webp 64w`);
  expect(picture()).toHaveAttribute("sizes", "24px");
});

test("where pictures of this site alone are loaded, initials stand for one of another", () => {
  const { container } = renderUi(
    <OwnPicturesContext value={true}>
      <Avatar url="https://pictures.example/ada.png" name="Ada Lovelace" />
    </OwnPicturesContext>,
  );
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent("AL");
});
