import { minuteMs } from "@assay/api/inputs";
import { ChakraProvider } from "@chakra-ui/react";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { useLocation } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { system } from "~/theme/system";
import { renderUi } from "../../test/render";
import { SuggestField } from "./SuggestField";

const software = (databaseId: string, name: string) => ({
  databaseId,
  type: "SOFTWARE",
  name,
  slug: "",
  logoUrl: null,
  rating: 4.46,
  reviewCount: 12,
});
const quill = software("1", "Quill Desk");
const quince = software("2", "Quince");
const category = { ...software("3", "Quality Management"), type: "CATEGORY", slug: "quality" };

let environment: ReturnType<typeof createMockEnvironment>;
const submit = vi.fn<(text: string) => void>();

function Where() {
  return <output>{useLocation().pathname}</output>;
}

beforeEach(() => {
  environment = createMockEnvironment();
  submit.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
  renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(String(new FormData(event.currentTarget).get("query")));
        }}
      >
        <SuggestField name="query" label="Search software" />
      </form>
      <button type="button">Elsewhere</button>
      <Where />
    </RelayEnvironmentProvider>,
  );
});

const field = () => screen.getByRole("combobox", { name: "Search software" });
const options = () => screen.queryAllByRole("option");
const asked = () =>
  environment.mock.getAllOperations().map(({ request }) => String(request.variables["text"]));
const highlighted = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.querySelector("[data-name]")?.textContent;
};

/** Answers the question for a text, once it is asked. */
async function answer(text: string, suggestions: readonly object[]) {
  await waitFor(() => expect(asked()).toContain(text));
  await act(async () => {
    const operation = environment.mock
      .getAllOperations()
      .find(({ request }) => request.variables["text"] === text)!;
    environment.mock.resolve(operation, { data: { suggestions } });
  });
}

/** Types a text and has it answered; the list is open then. */
async function offer(text = "qu", suggestions: readonly object[] = [quill, quince, category]) {
  await userEvent.type(field(), text);
  await answer(text, suggestions);
  await screen.findByRole("listbox", { name: "Suggestions" });
}

/** Waits for longer than a pause in typing lasts, for what must not come. */
const longEnough = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test("without scripts it is a plain field, not a combobox", () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <SuggestField name="query" label="Search software" />
    </ChakraProvider>,
  );
  expect(html).toMatch(/<input type="search" [^>]*name="query"/);
  expect(html).not.toContain("combobox");
});

test("opens at two characters if there are suggestions, and not before", {
  tags: ["2.suggestions.1", "5.search.1", "9.search.1"],
}, async () => {
  await userEvent.type(field(), " q ");
  await longEnough();
  expect(asked()).toEqual([]);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  await userEvent.clear(field());
  await offer();
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expect(options()).toHaveLength(3);
  await userEvent.keyboard("{Backspace}");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("stays closed without suggestions, and announces that to screen readers", {
  tags: ["2.suggestions.10"],
}, async () => {
  await userEvent.type(field(), "zz");
  await answer("zz", []);
  expect(await screen.findByText("No suggestions")).toHaveAttribute("aria-live", "polite");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveAttribute("aria-expanded", "false");
});

test("requests eight suggestions, after a pause in typing", { tags: ["9.search.2"] }, async () => {
  await offer();
  expect(environment.mock.getAllOperations()).toEqual([]);
  // Else a busy machine pauses between two keys.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.setup({ delay: null }).type(field(), "ills desk");
  expect(asked()).toEqual([]);
  act(() => void vi.runOnlyPendingTimers());
  expect(asked()).toEqual(["quills desk"]);
  const [operation] = environment.mock.getAllOperations();
  expect(JSON.stringify(operation?.request.node.operation)).toContain('"name":"first","value":8}');
});

test("shows the type of each suggestion, highlights the text, and announces their number", async () => {
  await offer();
  expect(options().map((option) => option.textContent)).toEqual([
    "Quill DeskSoftware · 4.5 ★ · 12 reviews",
    "QuinceSoftware · 4.5 ★ · 12 reviews",
    "Quality ManagementCategory",
  ]);
  expect([...screen.getByRole("listbox").querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "Qu",
    "Qu",
    "Qu",
  ]);
  expect(screen.getByText(/^3 suggestions/)).toHaveAttribute("aria-live", "polite");
});

test("closes on a click elsewhere", { tags: ["2.suggestions.2"] }, async () => {
  await offer();
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.click(field());
  expect(await screen.findByRole("listbox")).toBeInTheDocument();
  // A touch on plain text leaves the focus where it is.
  await act(async () => {
    screen.getByRole("status").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("closes on Escape and keeps the text; Down opens it again", { tags: ["2.suggestions.3"] }, async () => {
  await offer();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("qu");
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByRole("listbox")).toBeInTheDocument();
  expect(highlighted(), "the highlight of before").toBeNull();
});

test("Up and Down move the highlight in a circle, which includes the field itself", {
  tags: ["2.suggestions.5"],
}, async () => {
  await offer();
  expect(highlighted()).toBeNull();
  const seen = [];
  for (const key of ["Down", "Down", "Down", "Down", "Up", "Up"]) {
    await userEvent.keyboard(`{Arrow${key}}`);
    seen.push(highlighted());
  }
  expect(seen).toEqual(["Quill Desk", "Quince", "Quality Management", null, "Quality Management", "Quince"]);
  expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "true", "false"]);
  await userEvent.keyboard("i");
  expect(highlighted()).toBeNull();
});

test.each([
  { what: "software", downs: 1, address: "/software/1" },
  { what: "a category", downs: 3, address: "/categories/quality" },
])(
  "Enter chooses the highlighted suggestion: $what",
  { tags: ["2.suggestions.4", "2.suggestions.6"] },
  async ({ downs, address }) => {
    await offer();
    await userEvent.keyboard(`${"{ArrowDown}".repeat(downs)}{Enter}`);
    expect(await screen.findByText(address)).toBeInTheDocument();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveValue("");
    expect(submit).not.toHaveBeenCalled();
  },
);

test("Enter without a highlight submits the text, and closes the list", {
  tags: ["2.suggestions.7"],
}, async () => {
  await offer();
  await userEvent.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledExactlyOnceWith("qu");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a click chooses, and the list closes", { tags: ["2.suggestions.4"] }, async () => {
  await offer();
  await userEvent.click(within(screen.getByRole("listbox")).getByText(/ince/));
  expect(await screen.findByText("/software/2")).toBeInTheDocument();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a late response never replaces a newer one", async () => {
  await userEvent.type(field(), "qu");
  await waitFor(() => expect(asked()).toEqual(["qu"]));
  await userEvent.type(field(), "inc");
  await answer("quinc", [quince]);
  await answer("qu", [quill, category]);
  expect(options().map((option) => option.querySelector("[data-name]")?.textContent)).toEqual(["Quince"]);
});

test("a failure is silent, and the request is repeated", { tags: ["7.search.2"] }, async () => {
  await userEvent.type(field(), "qu");
  await waitFor(() => expect(asked()).toEqual(["qu"]));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.keyboard("{Backspace}");
  await userEvent.type(field(), "u");
  await answer("qu", [quill]);
  expect(await screen.findByRole("listbox")).toBeInTheDocument();
});

test("a response is cached for five minutes", { tags: ["9.search.3"] }, async () => {
  const start = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(start);
  await offer();
  const again = async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), "QU");
    await longEnough();
  };
  clock.mockReturnValue(start + 5 * minuteMs - 1);
  await again();
  expect(asked()).toEqual([]);
  expect(options()).toHaveLength(3);
  clock.mockReturnValue(start + 5 * minuteMs);
  await again();
  expect(asked()).toEqual(["qu"]);
});

test("an empty field offers earlier visits, and asks for nothing", async () => {
  const viewed = [{ id: "s7", name: "Murmur", logoUrl: null }];
  const filters = [{ href: "/categories/crm?rating=4", label: "CRM: 4+ stars" }];
  localStorage.setItem("assay-recent", JSON.stringify({ viewed, filters }));
  onTestFinished(() => localStorage.removeItem("assay-recent"));
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("listbox", { name: "Earlier visits" });
  expect(options().map((option) => option.textContent)).toEqual([
    expect.stringContaining("Recently viewed"),
    "CRM: 4+ starsLast search",
  ]);
  await longEnough();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole("option", { name: /CRM/ }));
  expect(screen.getByRole("status")).toHaveTextContent("/categories/crm");
});
