// api/src/inputs/palette.ts
/**
* The palette: warm paper and ink, verdigris (the green of old copper) as the one accent, and gold kept for
* ratings alone. Tests check the contrast of every pair that text or a control stands in.
*/
var palette = {
	bg: ["#fbf9f4", "#161510"],
	"bg.subtle": ["#f4f0e7", "#1d1b16"],
	"bg.muted": ["#ebe5d8", "#2a2720"],
	"bg.panel": ["#fffefb", "#1f1d18"],
	"bg.inverted": ["#23201a", "#efe9dc"],
	fg: ["#1d1b16", "#f1ede3"],
	"fg.muted": ["#575145", "#bdb5a5"],
	"fg.subtle": ["#6b6456", "#a39b8b"],
	"fg.inverted": ["#fbf9f4", "#1d1b16"],
	border: ["#e3dccd", "#37332b"],
	"border.strong": ["#8c8473", "#7f7767"],
	accent: ["#0e5c54", "#62c4b4"],
	"accent.hover": ["#0a4740", "#8ad6c9"],
	"accent.fg": ["#0b5a52", "#79d0c2"],
	"accent.subtle": ["#e0eeea", "#18322e"],
	"accent.contrast": ["#ffffff", "#0b1f1c"],
	rating: ["#b1720a", "#e6b24a"],
	"rating.fg": ["#835400", "#ecc06a"],
	"rating.track": ["#e4dccb", "#3b362c"],
	danger: ["#a32a1c", "#f2988a"],
	"danger.subtle": ["#fbe8e4", "#3d1b16"],
	"danger.contrast": ["#ffffff", "#2a0b07"],
	focus: ["#0e5c54", "#79d0c2"]
};
/** The contrast of two colors, 1 to 21, as WCAG 2 computes it. */
function contrast(a, b) {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + .05) / (dark + .05);
}
function luminance(hex) {
	const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
		const channel = value / 255;
		return channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4;
	});
	return .2126 * r + .7152 * g + .0722 * b;
}
/** The color between two others; 0 is the first, 1 the second. */
function mix(from, to, share) {
	const [start, end] = [channels(from), channels(to)];
	return `#${start.map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share)).map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
var channels = (hex) => [
	1,
	3,
	5
].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
export { mix as n, palette as r, contrast as t };
