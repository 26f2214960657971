import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { havePages, havePagesToo } from "../../../test/pages";
import { renderUi } from "../../../test/render";
import { FurtherHelp } from "./FurtherHelp";

test("who lists software begins with signing in, and is not called to it where nobody can", () => {
  havePages("/search");
  const { unmount } = renderUi(<FurtherHelp />);
  expect(screen.queryByText("List Your Software")).toBeNull();
  unmount();
  havePagesToo("/signin");
  renderUi(<FurtherHelp />);
  expect(screen.getByRole("heading", { name: "List Your Software" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/signin");
});
