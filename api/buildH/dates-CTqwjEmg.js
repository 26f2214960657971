import "./inputs-B-w6j7sD.js";
import { _ as dayMs } from "./sql-DFE1wlsP.js";
// api/src/import/demo/dates.ts
/**
* The catalogue with its last day moved to yesterday, so that a demo loaded later still has recent reviews. All times move by
* the same number of days, and never back.
*/
function* endingYesterday(catalogue, lastDay, now) {
	const days = Math.max(0, Math.floor((now.getTime() - lastDay) / dayMs) - 1);
	for (const entry of catalogue) {
		const { row } = entry;
		if (!("createdAt" in row) || typeof row.createdAt !== "string") yield entry;
		else {
			const createdAt = new Date(Date.parse(row.createdAt) + days * dayMs).toISOString();
			yield {
				...entry,
				row: {
					...row,
					createdAt
				}
			};
		}
	}
}
export { endingYesterday as t };
