import { createBrowserRouter } from "react-router";
import { expect, test } from "vitest";
import { historyInstrumentation, isReturnTo, reloadPage } from "./history";

test("Back and Forward are returns; a new navigation is not, even to the current URL", {
  tags: ["7.data.5"],
}, async () => {
  const asked: [path: string, isReturn: boolean][] = [];
  const loader = ({ request }: { request: Request }) => {
    asked.push([new URL(request.url).pathname, isReturnTo(request.url)]);
    return null;
  };
  window.history.replaceState(null, "", "/a");
  const router = createBrowserRouter(
    ["/a", "/b"].map((path) => ({ path, loader, hydrateFallbackElement: null })),
    { hydrationData: { loaderData: {} }, instrumentations: [historyInstrumentation] },
  );
  try {
    await expect.poll(() => router.state.initialized).toBe(true);
    asked.length = 0;
    const step = async (go: () => unknown, path: string, isReturn: boolean) => {
      await go();
      await expect.poll(() => asked).toEqual([[path, isReturn]]);
      await expect.poll(() => router.state).toMatchObject({ navigation: { state: "idle" } });
      asked.length = 0;
    };
    // The first entry has no key of the router, nor has one created by a link to a fragment of the page.
    const goToPart = async () => {
      window.location.hash = "#part";
      await expect.poll(() => router.state.location.hash).toBe("#part");
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
    await step(() => reloadPage(() => router.revalidate()), "/b", false);
  } finally {
    router.dispose();
    window.history.replaceState(null, "", "/");
  }
});
