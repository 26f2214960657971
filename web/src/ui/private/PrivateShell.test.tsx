import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { stubRoutes } from "../../../test/pages";
import { renderUi } from "../../../test/render";
import { ToastProvider } from "../Toast";
import { PrivateShell } from "./PrivateShell";

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const show = (to: string) =>
  renderUi(
    <ToastProvider>
      <PrivateShell
        title="Dashboard"
        toast={{ title: "Unauthorized", description: "You are logged out.", variant: "destructive" }}
        delayMs={500}
        to={to}
      />
      <Place />
    </ToastProvider>,
  );

const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test("shows its message and a link to sign in, also without scripts; search engines do not index it", {
  tags: ["2.routes.40"],
}, () => {
  show("/api/login");
  expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin?next=%2F");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("redirects to a URL of the server after its delay, not before", {
  tags: ["2.routes.39"],
}, async () => {
  show("/api/login");
  expect(screen.getByText("Unauthorized")).toBeInTheDocument();
  await after(499);
  expect(goTo).not.toHaveBeenCalled();
  await after(1);
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/login");
});

test("navigates to a page of the site without unloading it, so that the message stays", async () => {
  stubRoutes("/signin");
  show("/signin?next=%2Fdashboard");
  await after(500);
  expect(screen.getByRole("status")).toHaveTextContent("/signin?next=%2Fdashboard");
  expect(screen.getByText("Unauthorized")).toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
});

test("a user who navigates before is not redirected", async () => {
  const { unmount } = show("/api/login");
  unmount();
  await after(500);
  expect(goTo).not.toHaveBeenCalled();
});
