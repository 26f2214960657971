import { pictureWidths, uploadedPicture } from "@assay/api/inputs";
import { expect, test } from "vitest";
import { srcSetFor } from "./picture";

const folder = `/pictures/uploaded/${"ab".repeat(32)}`;

test.each(Object.entries(pictureWidths))("a %s is available in each width up to its own", (_kind, widths) => {
  for (const [place, width] of widths.entries()) {
    const set = srcSetFor(`${folder}/${width}.webp`)?.split(", ") ?? [];
    expect(set).toEqual(widths.slice(0, place + 1).map((one) => `${folder}/${one}.webp ${one}w`));
    for (const one of set) expect(one.split(" ")[0]).toMatch(uploadedPicture);
  }
});

test.each([
  "https://vendor.example/logo.png",
  "/demo/logos/x.svg",
  "",
  `${folder}/64.avif`,
  `https://elsewhere.example${folder}/64.webp`,
])("%s has one width", (url) => {
  expect(srcSetFor(url)).toBeUndefined();
});
