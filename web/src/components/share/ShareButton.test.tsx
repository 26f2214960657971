import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ToastProvider } from "~/ui/Toast";
import { renderUi } from "../../../test/render";
import { ShareButton } from "./ShareButton";

const url = "https://assay.example/software/1?tab=reviews";

function renderShare() {
  const user = userEvent.setup();
  renderUi(
    <ToastProvider>
      <ShareButton path="/software/1?tab=reviews" title="Q & A" />
    </ToastProvider>,
  );
  return { user, summary: document.querySelector("summary")! };
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

test("copies the complete URL and confirms that", async () => {
  const { user, summary } = renderShare();
  await user.click(summary);
  expect(screen.getByRole("textbox", { name: "Link to this page" })).toHaveValue(url);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText("Link copied")).toBeVisible();
});

test("without access to the clipboard the URL is selected", async () => {
  const { user, summary } = renderShare();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(summary);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("The link could not be copied")).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(field.selectionEnd).toBe(url.length);
});

test("links pass on the URL and the title, without a referrer", async () => {
  const { user, summary } = renderShare();
  await user.click(summary);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent?.split("\u00a0")[0])).toEqual([
    "LinkedIn",
    "X",
    "E-mail",
  ]);
  const encoded = encodeURIComponent(url);
  expect(links.map(({ href }) => href)).toEqual([
    `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`,
    `https://x.com/intent/post?url=${encoded}&text=Q%20%26%20A`,
    `mailto:?subject=Q%20%26%20A&body=Q%20%26%20A%0A${encoded}`,
  ]);
  expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
});

test("uses the device's share sheet if there is one; closing it opens nothing, a failure opens the menu", async () => {
  const { user, summary } = renderShare();
  const share = vi.fn().mockResolvedValueOnce(undefined);
  Object.assign(navigator, { share });
  const details = summary.parentElement as HTMLDetailsElement;
  await user.click(summary);
  expect(share).toHaveBeenCalledWith({ title: "Q & A", url });
  share.mockRejectedValueOnce(new DOMException("", "AbortError"));
  await user.click(summary);
  expect(details.open).toBe(false);
  share.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  await user.click(summary);
  await expect.poll(() => details.open).toBe(true);
});
