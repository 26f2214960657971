import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { addRoutes, stubRoutes } from "../../../test/pages";
import { renderUi } from "../../../test/render";
import { LeaveReview } from "./LeaveReview";

test("writing a review begins with signing in, and is not offered if nobody can sign in", {
  tags: ["2.home.6"],
}, () => {
  stubRoutes();
  const { unmount } = renderUi(<LeaveReview />);
  expect(screen.queryByRole("link")).toBeNull();
  unmount();
  addRoutes("/signin");
  renderUi(<LeaveReview />);
  expect(screen.getByRole("link", { name: "Leave a Review" })).toHaveAttribute("href", "/signin");
});
