import { I as _coercedNumber, r as ZodNumber } from "./schemas-BaGL-H36.js";
// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
export { number as t };
