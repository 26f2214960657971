// api/src/inputs/rating.ts
/** A mean as shown: one decimal, half rounded up ("4.3"); "0.0" with no review. */
function shownRating(mean) {
	return (Math.floor(mean * 10 + .5 + 1e-9) / 10).toFixed(1);
}
export { shownRating as t };
