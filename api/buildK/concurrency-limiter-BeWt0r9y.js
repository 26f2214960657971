import { n as watchQueue } from "./limits-DJN3pxnq.js";
// api/src/limits/concurrency-limiter.ts
/** Too many requests at once; the client should retry soon. */
var BusyError = class extends Error {
	constructor(message = "Too much is asked for at the same time.") {
		super(message);
	}
};
/**
* Limits how many tasks run at once. A new request is refused if too many tasks wait, if the first of them has waited for longer than `maxWait`, or if it has
* waited for too long itself. Once its first task has begun, its other tasks go before those of new requests, and it is refused only if too many of its own wait, or one of them for
* too long. With one task all that wait and come later are refused, because without it the answer is an error.
*/
function createConcurrencyLimiter({ name, maxConcurrent, whileQuick, maxQueued, maxWait = 500, queueTimeouts, restRatio = 0 }) {
	let queue = [];
	const states = /* @__PURE__ */ new WeakMap();
	let running = 0;
	let places = maxConcurrent;
	const metrics = watchQueue(name, () => ({
		running,
		waiting: queue.length
	}));
	const takePlace = (requestKey) => {
		running++;
		states.set(requestKey, "begun");
	};
	const releasePlace = () => {
		running--;
		while (running < places) {
			const next = queue.find(({ requestKey }) => states.get(requestKey) === "begun") ?? queue[0];
			if (!next) return;
			queue.splice(queue.indexOf(next), 1);
			takePlace(next.requestKey);
			next.start();
		}
	};
	const mayWait = (requestKey, now) => {
		const own = queue.filter((waiting) => waiting.requestKey === requestKey).length;
		if (states.get(requestKey) === "begun") return own < maxQueued;
		if (own > 0) return own < maxQueued && queue.length < 2 * maxQueued;
		const [first] = queue;
		return queue.length < maxQueued && (!first || now - first.asked <= maxWait);
	};
	const refuseRequest = (requestKey) => {
		states.set(requestKey, "refused");
		const refused = queue.filter((waiting) => waiting.requestKey === requestKey);
		queue = queue.filter((waiting) => waiting.requestKey !== requestKey);
		for (const { refuse } of refused) refuse();
	};
	const waitForPlace = async (requestKey, asked) => {
		const { promise, resolve, reject } = Promise.withResolvers();
		queue.push({
			asked,
			requestKey,
			start: resolve,
			refuse: () => reject(refusal())
		});
		let timer;
		const refuseWhenLate = (timeouts) => {
			const left = asked + (states.get(requestKey) === "begun" ? timeouts.later : timeouts.first) - performance.now();
			if (left > 0) timer = setTimeout(refuseWhenLate, left, timeouts);
			else refuseRequest(requestKey);
		};
		if (queueTimeouts) refuseWhenLate(queueTimeouts);
		await promise.finally(() => clearTimeout(timer));
	};
	const refusal = () => {
		metrics.refused();
		return new BusyError();
	};
	return async function runLimited(work, requestKey = {}) {
		const asked = performance.now();
		if (states.get(requestKey) === "refused") throw refusal();
		if (running < places) takePlace(requestKey);
		else {
			if (!mayWait(requestKey, asked)) {
				refuseRequest(requestKey);
				throw refusal();
			}
			await waitForPlace(requestKey, asked);
		}
		let began = performance.now();
		metrics.waited(began - asked);
		let isQuick = false;
		try {
			const value = await work(() => {
				began = performance.now();
			});
			isQuick = whileQuick !== void 0 && performance.now() - began <= whileQuick.milliseconds;
			return value;
		} finally {
			places = whileQuick && isQuick ? whileQuick.maxConcurrent : maxConcurrent;
			if (restRatio === 0) releasePlace();
			else setTimeout(releasePlace, (performance.now() - began) * restRatio);
		}
	};
}
export { createConcurrencyLimiter as n, BusyError as t };
