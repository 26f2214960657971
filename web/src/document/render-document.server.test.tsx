import { ChakraProvider, chakra } from "@chakra-ui/react";
import { expect, test } from "vitest";
import { system, systemWithGlobals } from "~/theme/system";
import { renderDocument as renderBytes } from "./render-document";
import { createStylesCache } from "./styles-cache";

const document =
  (body: React.ReactNode, value = systemWithGlobals) =>
  () => (
    <html lang="en">
      <head />
      <body>
        <ChakraProvider value={value}>{body}</ChakraProvider>
      </body>
    </html>
  );

async function renderDocument(...given: Parameters<typeof renderBytes>) {
  const { html, scripts } = await renderBytes(...given);
  return { html: html.toString(), scripts };
}

function Broken(): never {
  throw new Error("broken");
}

test("the styles that a page uses are in its head", async () => {
  const { html } = await renderDocument(document(<chakra.p color="danger">Text</chakra.p>), 1000);
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain("color:var(--a-colors-danger)");
  expect(head).toMatch(/@layer reset\{/);
  expect(html).toContain("<!DOCTYPE html>");
});

test("text that is not ASCII arrives as it was, in the page, its scripts and its styles", async () => {
  const text = "“Größe” 10 € · 😀 日本";
  const { html, scripts } = await renderDocument(
    (nonce) =>
      document(
        <>
          <chakra.p _before={{ content: `"${text}"` }}>{text}</chakra.p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own */}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `say("${text}")` }} />
        </>,
      )(),
    1000,
  );
  expect(scripts).toEqual([`say("${text}")`]);
  expect(html.split(text)).toHaveLength(4);
});

test("a page is the same whatever was rendered before it", async () => {
  const one = document(<chakra.p color="danger" margin="1" />);
  const other = document(<chakra.p margin="1" padding="2" color="danger" />);
  const render = async (page: typeof one) => (await renderDocument(page, 1000)).html;
  const first = await render(one);
  await render(other);
  expect(await render(one)).toBe(first);
});

test("only properties that a browser supports only with a prefix have one", async () => {
  const { html } = await renderDocument(document(<chakra.p display="flex" userSelect="none" />), 1000);
  expect(html).toMatch(/[{;]display:flex;/);
  expect(html).toContain("-webkit-user-select:none;user-select:none");
  expect(html).not.toContain("-webkit-flex");
});

test("what a style compiles to is kept for the pages after it", () => {
  const compiled = (name: string, styles: string) => {
    const cache = createStylesCache();
    cache.compat = true;
    cache.insert(`.css-${name}`, { name, styles }, cache.sheet, true);
    return cache.inserted[name];
  };
  expect(compiled("kept", "color:red;")).toBe(".css-kept{color:red;}");
  // No style has another's name: what comes back was not compiled anew.
  expect(compiled("kept", "color:blue;")).toBe(".css-kept{color:red;}");
});

test("a part that fails fails the page", async () => {
  await expect(renderDocument(document(<Broken />), 1000)).rejects.toThrow("broken");
});

test("Emotion finds none of the document's styles in the browser, because it would move them", async () => {
  const { html } = await renderDocument(document(<chakra.p color="danger">Text</chakra.p>), 1000);
  const [, name] = /<p class="css-([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<style data-styles="[^"]*${name}`));
  expect(html).not.toContain("data-emotion");
});

test("a document that links the style sheet contains only styles that are not in it", async () => {
  const danger = <chakra.p key="danger" color="danger" />;
  const { html: whole } = await renderDocument(document(danger), 1000);
  const [, id = ""] = /<p class="css-([^"]+)"/.exec(whole) ?? [];
  const own = <chakra.p key="own" color="accent" />;
  const page = document([danger, own], system);
  const { html } = await renderDocument(page, 1000, { href: "/assets/a.css", ids: [id] });
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('<link rel="stylesheet" href="/assets/a.css" data-styles><style data-styles="');
  expect(head).toContain("color:var(--a-colors-accent)");
  for (const known of ["color:var(--a-colors-danger)", "@layer reset", "@font-face", id])
    expect(head).not.toContain(known);
  expect(html).toContain(`class="css-${id}"`);
});

test("only scripts with the rendering's nonce are trusted, and no nonce is left", async () => {
  const smuggled = "<script>evil()</script><script nonce>evil()</script><script nonce='x'>evil()</script>";
  const { html, scripts } = await renderDocument(
    (nonce) => (
      <html lang="en">
        <head>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own */}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: "go()" }} />
        </head>
        <body>
          <p>{`nonce="x" <script>evil()</script>`}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what no page of ours should do */}
          <div dangerouslySetInnerHTML={{ __html: smuggled }} />
          <script nonce={nonce} src="/a.js" defer />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own */}
          <script nonce={nonce} type="module" dangerouslySetInnerHTML={{ __html: 'import "/b.js"' }} />
        </body>
      </html>
    ),
    1000,
  );
  expect(scripts).toEqual(["go()", 'import "/b.js"']);
  expect(html).toContain("<script>go()</script>");
  expect(html).toContain(smuggled);
  expect(html).not.toMatch(/nonce="[^x]/);
});
