import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { clearFlow, currentFlow, saveDraft, setWaiting } from "~/components/review-flow/draft";
import type { Values } from "~/ui/form/problems";
import { Providers } from "../../../test/render";
import { ReviewEditor } from "./ReviewEditor";
import { valuesOf } from "./review-values";
import { useDraft } from "./use-draft";

let root: Root | undefined;
let container: HTMLElement;

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  clearFlow();
});

const noValues = {};

function Editor({ published }: { published: Values }) {
  const draft = useDraft("quill", published);
  return (
    <ReviewEditor
      label="Test"
      softwareId="quill"
      givenRole={null}
      features={[]}
      draft={draft}
      canSend
      send={async () => null}
      submit="Send"
      busy="Sending"
    />
  );
}

/** Renders the form on the server, changes it before scripts run, and then hydrates it. */
async function comesAlive(early: () => void, published: Values = noValues) {
  const page = (
    <Providers>
      <Editor published={published} />
    </Providers>
  );
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  early();
  root = await act(async () => hydrateRoot(container, page));
}

const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Review Title" });
const content = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your Review" });
const industry = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Industry/ });
const kept = () => currentFlow().drafts["quill"];

test("input before hydration overrides only its own fields of the draft, and keeps the focus", async () => {
  saveDraft("quill", { rating: "4", title: "From before", content: "Kept." }, "key-1");
  setWaiting("quill", true);
  await comesAlive(() => {
    title().focus();
    title().value = "Early";
    title().setSelectionRange(2, 2);
  });
  expect(title()).toHaveValue("Early");
  expect(content()).toHaveValue("Kept.");
  expect(title()).toHaveFocus();
  expect(title().selectionStart).toBe(2);
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(kept()).toMatchObject({
    values: { rating: "4", title: "Early", content: "Kept." },
    key: "key-1",
    isWaiting: false,
  });
});

test("of a published review only fields that were typed into count as early input", async () => {
  const published = valuesOf({ rating: 3, title: "Published", content: "It works.", pros: ["Old", "Dear"] });
  saveDraft("quill", { ...published, title: "Draft", "pros.0": "New" });
  await comesAlive(() => {
    industry().value = "Early";
  }, published);
  expect(title()).toHaveValue("Draft");
  expect(industry()).toHaveValue("Early");
  expect(screen.getByLabelText("Pro 1")).toHaveValue("New");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(kept()?.values).toMatchObject({
    title: "Draft",
    industry: "Early",
    "pros.0": "New",
    "pros.1": "Dear",
  });
});

test("a draft without early input stays unchanged", async () => {
  saveDraft("quill", { title: "From before" });
  const before = kept();
  await comesAlive(() => content().focus());
  expect(content()).toHaveFocus();
  expect(title()).toHaveValue("From before");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(kept()).toEqual(before);
});
