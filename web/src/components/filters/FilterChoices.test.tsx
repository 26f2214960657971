import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Providers } from "../../../test/render";
import { FilterChoices } from "./FilterChoices";

const choicesOf = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label, label, count: 1, isChosen: false }));

test.each([
  [["Web", "Self-hosted"], false],
  // In half a phone's width it would break within the word.
  [["Web", "Telecommunications"], true],
])("%j: a label that has no room in one of two columns gives each choice a row", (labels, isWide) => {
  render(
    <Providers>
      <FilterChoices name="of" label="Of" choices={choicesOf(labels)} />
    </Providers>,
  );
  const grid = screen.getByRole("checkbox", { name: /^Web/ }).closest("label")?.parentElement;
  expect(grid?.hasAttribute("data-wide")).toBe(isWide);
});
