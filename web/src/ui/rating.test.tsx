import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Histogram } from "./Histogram";
import { RatingLine } from "./RatingSummary";
import { Stars } from "./Stars";

test.each([
  [4.24, "80%", "4.2"],
  [4.25, "90%", "4.3"],
  [4.75, "100%", "4.8"],
  [0, "0%", "0.0"],
])("%d is filled to %s and read as %s", { tags: ["9.rating.2", "9.rating.3"] }, (rating, filled, figure) => {
  renderUi(<Stars rating={rating} />);
  const stars = screen.getByRole("img", { name: `Rated ${figure} out of 5` });
  expect(stars.style.getPropertyValue("--filled")).toBe(filled);
});

test("without reviews a text says so, instead of zero stars", () => {
  renderUi(<RatingLine rating={0} reviewCount={0} />);
  expect(screen.getByText("No reviews yet")).toBeInTheDocument();
  expect(screen.queryByRole("img")).toBeNull();
});

test("the bars have their counts, and link to the reviews if there is a URL", () => {
  const buckets = [
    { stars: 5, count: 3 },
    { stars: 1, count: 1 },
  ];
  renderUi(<Histogram buckets={buckets} hrefOf={(stars) => `/reviews?rating=${stars}`} />);
  expect(screen.getByRole("link", { name: "5 stars: 3 reviews" })).toHaveAttribute(
    "href",
    "/reviews?rating=5",
  );
  expect(screen.getByRole("link", { name: "1 star: 1 review" })).toBeInTheDocument();
});
