import { L as _isoDate, R as _isoDateTime, n as ZodISODateTime, t as ZodISODate } from "./schemas-BaGL-H36.js";
// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
	return _isoDate(ZodISODate, params);
}
export { datetime as n, date as t };
