// api/src/domain/transparency/months.ts
/** A month in UTC as "2026-11". */
var monthOf = (time) => time.toISOString().slice(0, 7);
/** The month that is `count` months after this one; before it if negative. */
function monthAfter(month, count = 1) {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return monthOf(new Date(Date.UTC(year, number - 1 + count)));
}
/** The first moment of a month. */
var startOf = (month) => /* @__PURE__ */ new Date(`${month}-01T00:00:00.000Z`);
/** The months from `first` to `last`, newest first, at most `count`. */
function monthsBetween(first, last, count) {
	const months = [];
	for (let month = last; month >= first && months.length < count; month = monthAfter(month, -1)) months.push(month);
	return months;
}
export { startOf as i, monthOf as n, monthsBetween as r, monthAfter as t };
