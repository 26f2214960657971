import { expect, test } from "vitest";
import { writePaths } from "./write-paths";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const other = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a56";

test.each([
  ["Quill Desk", "quill-desk"],
  ["Abacus & Partners, Ltd.", "abacus-partners-ltd"],
  ["  ...C++ / Rust!  ", "c-rust"],
  ["Café 24", "caf-24"],
])(
  "the slug of %j is %s: lower case, one hyphen for each run of other characters, none at the ends",
  { tags: ["2.write.24", "2.write.25"] },
  (name, slug) => {
    expect(writePaths.interview({ name, slug: "stored" }, { role: "HR", product_id: id })).toBe(
      `/products/${slug}/interviews/new?role=HR&product_id=${id}`,
    );
  },
);

test("a name without usable characters has its stored slug", { tags: ["2.write.46"] }, () => {
  expect(writePaths.interview({ name: "دليل", slug: "dalil" })).toBe("/products/dalil/interviews/new");
  expect(writePaths.interview({ name: "دليل", slug: "دليل" })).toBe(
    `/products/${encodeURIComponent("دليل")}/interviews/new`,
  );
});

test("the URL of the picked products is the specification's", { tags: ["2.write.16"] }, () => {
  expect(writePaths.picked({ role: "HR", products: [id, other] })).toBe(
    `/write-a-review/used-products/new-review/success?last_completed_step=1&role=HR&products=${id},${other}`,
  );
});
