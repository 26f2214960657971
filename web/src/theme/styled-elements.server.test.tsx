// The rules of patches/@chakra-ui__react@3.37.0.patch, by what Chakra's public functions make of the same styles.
import {
  Box,
  ChakraProvider,
  chakra,
  createSystem,
  defineRecipe,
  Flex,
  type SystemStyleObject,
} from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, css as emotionCss } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { system } from "./system";

const recipe = defineRecipe({
  base: { color: "danger", "& > a": { color: "fg" } },
  variants: {
    size: { sm: { padding: 2 }, lg: { padding: { base: 4, md: 6 } } },
    raised: { true: { zIndex: 1 } },
  },
  defaultVariants: { size: "sm" },
  compoundVariants: [{ size: "lg", raised: true, css: { color: "fg" } }],
});
const Card = chakra("div", recipe);
const frame = {
  base: { borderWidth: "1px" },
  variants: { thick: { true: { borderWidth: "2px" } } },
} as const;
const Framed = chakra(Card, frame);
const unstyled = system.cva({})({});

/** Renders as one request does, and returns its HTML with the styles that came to be. */
function render(children: ReactNode, value = system): { html: string; cache: EmotionCache } {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>{children}</ChakraProvider>
    </CacheProvider>,
  );
  return { html, cache };
}

/** The system, and how often styles were made in it. */
function counting() {
  let count = 0;
  const value: typeof system = Object.create(system, {
    css: {
      value: (...styles: SystemStyleObject[]) => {
        count += 1;
        return system.css(...styles);
      },
    },
  });
  return { value, made: () => count };
}

const recipeOf = (variants: object) => system.cva(recipe)(variants as never);
const framed = system.cva(recipe).merge(system.cva(frame));

test.each<[string, ReactNode, SystemStyleObject[]]>([
  ["properties", <Box key="" p={4} color="danger" />, [unstyled, { p: 4, color: "danger" }]],
  [
    "a property for each width",
    <Box key="" mt={{ base: 1, md: 2 }} />,
    [unstyled, { mt: { base: 1, md: 2 } }],
  ],
  ["conditions", <Box key="" _hover={{ color: "fg" }} />, [unstyled, { _hover: { color: "fg" } }]],
  [
    "lists of styles",
    <Box key="" css={[{ p: 1 }, { p: 2, m: 1 }]} m={3} />,
    [unstyled, { p: 1 }, { p: 2, m: 1 }, { m: 3 }],
  ],
  ["a layout", <Flex key="" gap={2} />, [unstyled, { display: "flex" }, { gap: 2 }]],
  ["a recipe", <Card key="" />, [recipeOf({})]],
  ["variants", <Card key="" size="lg" raised />, [recipeOf({ size: "lg", raised: true })]],
  ["a recipe and properties", <Card key="" size="lg" p={1} />, [recipeOf({ size: "lg" }), { p: 1 }]],
  ["a recipe on a recipe", <Framed key="" raised thick />, [framed({ raised: true, thick: true } as never)]],
])("an element has the styles that Chakra generates: %s", (_name, element, styles) => {
  const { name, styles: text } = emotionCss(system.css(...styles) as never);
  for (const _time of [1, 2]) {
    const { html, cache } = render(element);
    expect(html).toContain(`<div class="css-${name}">`);
    expect(cache.registered[`css-${name}`]).toBe(text);
    expect(cache.inserted[name]).toBeTruthy();
  }
});

test("styles are generated once for equal properties, whichever request needs them", () => {
  const { value, made } = counting();
  const page = () => (
    <Box p={4} css={{ "& > a": { color: "danger" } }} _hover={{ p: { base: 1, md: 2 } }} id="a" />
  );
  const first = render(page(), value);
  const before = made();
  expect(before).toBeGreaterThan(0);
  const pages = (
    <>
      {page()}
      {page()}
    </>
  );
  const second = render(pages, value);
  expect(made()).toBe(before);
  expect(second.html).toContain(first.html);
});

test.each<[string, ReactNode, ReactNode]>([
  ["a number and a text", <Box key="" p={4} />, <Box key="" p="4px" />],
  ["order", <Box key="" css={{ p: 1, pt: 2 }} />, <Box key="" css={{ pt: 2, p: 3 }} />],
  ["where a value ends", <Box key="" css={{ color: "a", p: "b" }} />, <Box key="" css={{ color: "ap=b" }} />],
  [
    "nesting",
    <Box key="" css={{ _hover: { p: 1 }, m: 1 }} />,
    <Box key="" css={{ _hover: { p: 1, m: 1 } }} />,
  ],
  ["variants", <Card key="" size="lg" />, <Card key="" size="sm" />],
])("different properties have different styles: %s", (_name, one, other) => {
  const [first, second] = [render(one).html, render(other).html];
  expect(first).toMatch(/class="css-/);
  expect(second).not.toBe(first);
});

test("a given class is kept, and an Emotion class is merged into the element's own", () => {
  expect(render(<Box className="mine" p={1} id="x" />).html).toMatch(/<div class="mine css-\w+" id="x">/);
  const { html, cache } = render([
    <Box key="a" color="danger" />,
    <Box key="b" p={1} className={/css-\w+/.exec(render(<Box color="danger" />).html)?.[0]} />,
    <Box key="c" p={1} />,
  ]);
  const [, merged, own] = [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name as string);
  expect(cache.registered[merged as string]).toMatch(/padding:.*color:/);
  expect(cache.registered[own as string]).not.toMatch(/color:/);
});

test("style props are not rendered as attributes, and names shared by HTML and CSS are distinguished", () => {
  const Image = chakra("img");
  const { html } = render(<Image htmlWidth={5} width={7} alt="A" colorPalette="gray" />);
  expect(html).toMatch(/^<img alt="A" width="5" class="css-\w+"\/>$/);
});

test("the cache of styles is bounded", () => {
  const { value, made } = counting();
  const first = <Box mt="0.5px" />;
  render(first, value);
  render(
    Array.from({ length: 2000 }, (_, index) => <Box key={String(index)} mt={`${index}px`} />),
    value,
  );
  const before = made();
  render(first, value);
  expect(made()).toBe(before + 1);
});

test("the global styles are generated on access, which never happens in the browser", () => {
  let made = 0;
  const config = {
    globalCss: { a: { color: "danger" } },
    utilities: { color: { transform: () => ({ made: ++made }) } },
  };
  const small = createSystem({ preflight: false, ...config } as never);
  expect(made).toBe(0);
  expect(JSON.stringify(small._global)).toContain('"made":1');
  expect(small._global).toBe(small._global);
});
