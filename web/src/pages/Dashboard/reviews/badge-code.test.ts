import { expect, test } from "vitest";
import { badgeCode } from "./badge-code";

test("for any product name, the code is one image in one link", () => {
  const alt = `"><script>alert('1')</script> & Söhne شركة`;
  const code = badgeCode({
    page: "https://assay.example/software/1",
    picture: "https://assay.example/badges/1.svg?theme=auto&v=1",
    alt,
  });
  const box = document.createElement("div");
  box.innerHTML = code;
  expect(box.querySelectorAll("*")).toHaveLength(2);
  const picture = box.querySelector("a > img");
  expect(picture).toHaveAttribute("alt", alt);
  expect(picture).toHaveAttribute("src", "https://assay.example/badges/1.svg?theme=auto&v=1");
  expect(box.querySelector("a")).toHaveAttribute("href", "https://assay.example/software/1");
});
