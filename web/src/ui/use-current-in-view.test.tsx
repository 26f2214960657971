import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useCurrentInView } from "./use-current-in-view";

function Row({ current }: { current: string }) {
  const row = useCurrentInView<HTMLElement>();
  return (
    <nav ref={row}>
      {["a", "b", "c"].map((name) => (
        <a key={name} href={`/${name}`} aria-current={name === current ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

// jsdom lays nothing out: each link is 300 pixels wide, the row 400.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return 300 * ["a", "b", "c"].indexOf(this.textContent ?? "");
  });
});

test("the current link is scrolled into view, once until another link is current", () => {
  const { rerender } = render(<Row current="c" />);
  const row = screen.getByRole("navigation");
  expect(row.scrollLeft).toBe(400);
  row.scrollLeft = 50;
  rerender(<Row current="c" />);
  expect(row.scrollLeft).toBe(50);
  rerender(<Row current="b" />);
  expect(row.scrollLeft).toBe(100);
});
