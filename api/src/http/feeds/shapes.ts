/** SVG paths that badges and pictures share: the product's stamp and its letter in a square of 28, a star in a square of 20. */
export const stamp = "M8 1.5h12l6.5 6.5v12L20 26.5H8L1.5 20V8z";
export const stampLetter = "M8.5 20 14 7.5 19.5 20M10.8 15.6h6.4";
export const star =
  "M10 1.4l2.55 5.4 5.95.78-4.36 4.12 1.1 5.9L10 14.72 4.76 17.6l1.1-5.9L1.5 7.58l5.95-.78z";
