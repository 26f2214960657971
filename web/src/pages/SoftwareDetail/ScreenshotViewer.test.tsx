import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { polyfillDialog } from "../../../test/dialog";
import { renderUi } from "../../../test/render";
import { ScreenshotViewer } from "./ScreenshotViewer";

const pictures = ["one", "two", "three"].map((word) => ({
  url: `/${word}.png`,
  alt: `Picture ${word}`,
  caption: `Caption ${word}`,
}));

function Subject() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Open
      </button>
      {at !== null && (
        <ScreenshotViewer
          label="Screenshots of Quill"
          pictures={pictures}
          current={at}
          onMove={setAt}
          onClose={() => setAt(null)}
        />
      )}
    </>
  );
}

beforeEach(polyfillDialog);

test("arrow keys, Home and End move from picture to picture and stop at the ends", async () => {
  const user = userEvent.setup();
  renderUi(<Subject />);
  await user.click(await screen.findByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Screenshots of Quill" })).toBeInTheDocument();
  const shown = () => [screen.getByRole("img").getAttribute("alt"), screen.getByRole("status").textContent];
  expect(shown()).toEqual(["Picture one", "1 of 3"]);
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toEqual(["Picture one", "1 of 3"]);
  await user.keyboard("{ArrowRight}");
  expect(shown()).toEqual(["Picture two", "2 of 3"]);
  expect(screen.getByText("Caption two")).toBeInTheDocument();
  await user.keyboard("{End}{ArrowRight}");
  expect(shown()).toEqual(["Picture three", "3 of 3"]);
  await user.keyboard("{Home}");
  expect(shown()).toEqual(["Picture one", "1 of 3"]);
  await user.click(screen.getByRole("button", { name: "Next picture" }));
  expect(shown()).toEqual(["Picture two", "2 of 3"]);
});

test("closing restores the focus", async () => {
  const user = userEvent.setup();
  renderUi(<Subject />);
  const opener = await screen.findByRole("button", { name: "Open" });
  await user.click(opener);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
