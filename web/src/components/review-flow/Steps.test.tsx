import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Providers } from "../../../test/render";
import { Steps } from "./Steps";

const steps = ["Select", "Leave a review", "Share on LinkedIn", "Finished"];

test.each([1, 2, 3, 4])(
  "at step %i those before it are done and show a check mark",
  { tags: ["2.write.2", "4.wizard.2"] },
  (current) => {
    render(
      <Providers>
        <Steps label="Writing a review" steps={steps} current={current} />
      </Providers>,
    );
    const items = within(screen.getByRole("list", { name: "Writing a review" })).getAllByRole("listitem");
    expect(items.map((item) => item.querySelector("svg") !== null)).toEqual(
      steps.map((_, index) => index + 1 < current),
    );
    expect(items.map((item) => /\(completed\)$/.test(item.textContent ?? ""))).toEqual(
      steps.map((_, index) => index + 1 < current),
    );
    expect(items.findIndex((item) => item.getAttribute("aria-current") === "step")).toBe(current - 1);
  },
);
