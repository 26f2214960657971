import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Highlight } from "./Highlight";

test.each([
  ["Quill Desk", "qu", ["Qu"]],
  ["Quill Desk", "desk quill", ["Quill", "Desk"]],
  ["Email Marketing", "mail", []],
  ["Café Ledger", "cafe l", ["Café", "L"]],
  ["E-Commerce", "commerce", ["Commerce"]],
  ["دليل الشركات", "دليل", ["دليل"]],
  ["Straße", "%", []],
  ["Quill", "", []],
  ["Quill", "quilling", []],
])("in %s, searched for as %s, %j is marked", (text, query, marks) => {
  const { container } = renderUi(
    <p>
      <Highlight text={text} query={query} />
    </p>,
  );
  expect(container.querySelector("p")).toHaveTextContent(text);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(marks);
});
