// api/src/http/feeds/plural.ts
/** "1 review", "2,345 reviews". */
var plural = (count, noun) => `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
// api/src/http/feeds/shapes.ts
/** Outline of the star that badges and pictures share, in a square of 20. */
var star = "M10 1.4l2.55 5.4 5.95.78-4.36 4.12 1.1 5.9L10 14.72 4.76 17.6l1.1-5.9L1.5 7.58l5.95-.78z";
export { plural as n, star as t };
