import { act, render } from "@testing-library/react";
import { createBrowserRouter, Outlet, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { isReturnTo, isRouterStarted, useHistoryTracking } from "./history";

function Root() {
  useHistoryTracking();
  return <Outlet />;
}

test("Back and Forward return; a new navigation does not, also where it leads to the current address", {
  tags: ["7.data.5"],
}, async () => {
  const asked: [path: string, isReturn: boolean][] = [];
  const loader = ({ request }: { request: Request }) => {
    asked.push([new URL(request.url).pathname, isReturnTo(request.url)]);
    return null;
  };
  window.history.replaceState(null, "", "/a");
  const pages = ["/a", "/b"].map((path) => ({ path, loader, element: path, hydrateFallbackElement: null }));
  const router = createBrowserRouter([{ element: <Root />, hydrateFallbackElement: null, children: pages }], {
    hydrationData: { loaderData: {} },
  });
  const { unmount } = render(<RouterProvider router={router} />);
  try {
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    await vi.waitFor(() => expect(isRouterStarted()).toBe(true));
    asked.length = 0;
    const step = async (go: () => unknown, path: string, isReturn: boolean) => {
      await act(async () => void (await go()));
      await vi.waitFor(() => expect(asked).toEqual([[path, isReturn]]));
      await vi.waitFor(() => expect(router.state).toMatchObject({ navigation: { state: "idle" } }));
      // The router has finished; the page is on the screen once React has, too.
      await act(async () => undefined);
      asked.length = 0;
    };
    // The first entry has no key of the router's, nor has one that a link to a part of the page makes.
    const goToPart = async () => {
      await act(async () => {
        window.location.hash = "#part";
        await vi.waitFor(() => expect(router.state.location.hash).toBe("#part"));
      });
    };
    await goToPart();
    await step(() => router.navigate(-1), "/a", true);
    await goToPart();
    await step(() => router.navigate("/a", { replace: true }), "/a", false);
    await step(() => router.navigate("/b"), "/b", false);
    await step(() => router.navigate("/b", { replace: true }), "/b", false);
    await step(() => router.navigate(-1), "/a", true);
    await step(() => router.navigate("/a", { replace: true }), "/a", false);
    await step(() => router.navigate(1), "/b", true);
    await step(() => router.revalidate(), "/b", false);
  } finally {
    unmount();
    router.dispose();
    window.history.replaceState(null, "", "/");
  }
});
