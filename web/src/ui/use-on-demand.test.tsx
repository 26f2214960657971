import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderUi } from "../../test/render";
import { ToastProvider } from "./Toast";
import { useOnDemand } from "./use-on-demand";

const Part = () => <p>The part</p>;

function Page({ load }: { load: () => Promise<{ default: typeof Part }> }) {
  const [Loaded, ask] = useOnDemand(load, "The part");
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Open
      </button>
      {Loaded && <Loaded />}
    </>
  );
}

test("a failed import is reported, the page stays, and the next attempt imports it again", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: Part });
  renderUi(
    <ToastProvider>
      <Page load={load} />
    </ToastProvider>,
  );
  const open = () => userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(screen.getByText("Not Available")).toBeInTheDocument();
  expect(screen.getByText("The part could not be loaded. Please try again.")).toBeInTheDocument();
  await open();
  expect(screen.getByText("The part")).toBeInTheDocument();
});
