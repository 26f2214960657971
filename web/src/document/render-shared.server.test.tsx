import { expect, test } from "vitest";
import { useSharedHtml } from "~/ui/use-shared-html";
import { renderDocument } from "./render-document";

/** A list whose words are known by its key, or not. */
function List({ words, id = words.join() }: { words: readonly string[]; id?: string }) {
  const content = useSharedHtml(id, () => words.map((word) => <li key={word}>{word} &amp; more</li>));
  return <ul {...content} />;
}

function Two() {
  const one = useSharedHtml("one of two", () => <i>shared</i>);
  const other = useSharedHtml("the other", () => <b>also</b>);
  return (
    <>
      <p {...one} />
      <p {...other} />
    </>
  );
}

const render = async (body: React.ReactNode) => {
  const document = () => (
    <html lang="en">
      <head />
      <body>{body}</body>
    </html>
  );
  const { html } = await renderDocument(document, 1000);
  return /<body>(.*?)<(?:script|\/body)/s.exec(html.toString())?.[1];
};

test("content that documents share has the HTML that React gives it", async () => {
  const plain = (
    <ul>
      {["<a>", "b"].map((word) => (
        <li key={word}>{word} &amp; more</li>
      ))}
    </ul>
  );
  expect(await render(<List words={["<a>", "b"]} />)).toBe(await render(plain));
});

test("content is made once for its key, and anew for another", async () => {
  await render(<List id="one" words={["first"]} />);
  expect(await render(<List id="one" words={["second"]} />)).toContain("first");
  expect(await render(<List id="two" words={["second"]} />)).toContain("second");
});

test("the oldest content is given up", async () => {
  await render(<List id="oldest" words={["first"]} />);
  for (let more = 0; more < 30; more++) await render(<List id={`more ${more}`} words={["other"]} />);
  expect(await render(<List id="oldest" words={["second"]} />)).toContain("second");
});

test("a component may have several of them", async () => {
  expect(await render(<Two />)).toBe("<p><i>shared</i></p><p><b>also</b></p>");
});
