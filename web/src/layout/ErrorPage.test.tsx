import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { BootContext } from "~/document/boot";
import { OperationError } from "~/relay/environment";
import { system } from "~/theme/system";
import { ErrorPage } from "./ErrorPage";

beforeEach(() => {
  // React and the router report what the boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const Start = () => <Link to="/broken">Next</Link>;
const Nothing = () => null;

/** The error page as the document that failed under this id, or as the page after a document that did. */
async function show(error: unknown, { isFirst }: { isFirst: boolean }) {
  const loader = () => {
    throw error;
  };
  const Stub = createRoutesStub([
    { path: "/", Component: Start },
    { path: "/broken", loader, HydrateFallback: Nothing, ErrorBoundary: ErrorPage, Component: Nothing },
  ]);
  const boot = {
    now: "1970-01-01T00:00:00.000Z",
    publicUrl: "",
    records: {},
    site: {},
    requestId: "request-0001",
  };
  render(
    <ChakraProvider value={system}>
      <BootContext value={boot}>
        <Stub initialEntries={[isFirst ? "/broken" : "/"]} />
      </BootContext>
    </ChakraProvider>,
  );
  if (!isFirst) await userEvent.click(screen.getByRole("link", { name: "Next" }));
  await screen.findByRole("heading");
}

test("a page that failed on the server shows the id of its request", async () => {
  await show(new Error("Unexpected Server Error"), { isFirst: true });
  expect(screen.getByRole("heading")).toHaveTextContent("Something went wrong");
  expect(screen.getByText("Request ID: request-0001")).toBeVisible();
});

test("a page that failed later shows the id of the failed operation's request, not the document's", async () => {
  const error = new OperationError("Page", ["INTERNAL"], ["Internal Server Error"], null, "request-0002");
  await show(error, { isFirst: false });
  expect(screen.getByText("Request ID: request-0002")).toBeVisible();
});

test("a failure that no server has logged shows no id", async () => {
  await show(new TypeError("Failed to fetch"), { isFirst: false });
  expect(screen.getByRole("heading")).toHaveTextContent("Something went wrong");
  expect(screen.queryByText(/Request ID/)).toBeNull();
});
