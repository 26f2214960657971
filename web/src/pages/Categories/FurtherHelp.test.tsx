import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisitorContext } from "~/ui/visitor";
import { addRoutes, stubRoutes } from "../../../test/pages";
import { renderUi } from "../../../test/render";
import { FurtherHelp } from "./FurtherHelp";

test("listing software begins with signing in, and is not offered if nobody can sign in", {
  tags: ["2.categories.13"],
}, () => {
  stubRoutes("/search");
  const { unmount } = renderUi(<FurtherHelp />);
  expect(screen.queryByText("List Your Software")).toBeNull();
  unmount();
  addRoutes("/signin");
  renderUi(<FurtherHelp />);
  expect(screen.getByRole("heading", { name: "List Your Software" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/signin");
});

test("signed-in users list software from their dashboard", () => {
  stubRoutes("/search", "/signin");
  const signedIn = (
    <VisitorContext value={{ isSignedIn: true, isAdmin: false }}>
      <FurtherHelp />
    </VisitorContext>
  );
  const { unmount } = renderUi(signedIn);
  expect(screen.queryByText("List Your Software")).toBeNull();
  unmount();
  addRoutes("/dashboard");
  renderUi(signedIn);
  expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/dashboard");
});
