import { n as isExpensive } from "./execute-0GTLy9IS.js";
import { a as toPublicError } from "./errors-aX8FvDgl.js";
import { c as currentRequestId, i as nameRoute } from "./http-CfpCn_NV.js";
import { t as BusyError } from "./concurrency-limiter-BeWt0r9y.js";
import { n as watchQueue } from "./limits-DJN3pxnq.js";
// api/src/http/render-queue.ts
/** Expensive pages that wait at most; later ones would take too long. */
var maxWaiting = 20;
/** Milliseconds that an expensive page yields to others, since it was asked for. */
var maxYield = 100;
/**
* Queue for rendering pages. Rendering blocks the thread, so expensive pages are rendered one at a time, and only while no
* other page is in progress, or once they have yielded for a while: any other page waits for one expensive page at most. Every page waits
* for the event loop (event-loop-scheduler.ts) before it is rendered.
*/
function createRenderQueue(whenIdle) {
	const queue = [];
	let others = 0;
	let isRunning = false;
	let yielding;
	let turn;
	const metrics = watchQueue("expensive-pages", () => ({
		running: isRunning ? 1 : 0,
		waiting: queue.length
	}));
	const startNext = () => {
		clearTimeout(yielding);
		clearImmediate(turn);
		yielding = turn = void 0;
		const next = queue.shift();
		isRunning = next !== void 0;
		next?.start();
	};
	const advance = () => {
		const [first] = queue;
		if (isRunning || !first) return;
		yielding ??= setTimeout(startNext, Math.max(0, first.asked + maxYield - performance.now()));
		turn ??= setImmediate(() => {
			turn = void 0;
			if (others === 0) startNext();
		});
	};
	return () => {
		let state = "other";
		let begun;
		let parts = 0;
		others++;
		const take = () => {
			const asked = performance.now();
			const [first] = queue;
			if (queue.length >= maxWaiting || first && asked - first.asked > 500) {
				metrics.refused();
				return Promise.reject(new BusyError("Too many pages wait to be rendered."));
			}
			if (state !== "other") return Promise.resolve();
			state = "waiting";
			others--;
			return new Promise((resolve) => {
				const start = () => {
					metrics.waited(performance.now() - asked);
					resolve();
					if (state === "ended") return startNext();
					state = "running";
				};
				queue.push({
					asked,
					start
				});
				advance();
			});
		};
		return {
			begin() {
				begun ??= take();
				return begun;
			},
			async load(work) {
				parts++;
				const part = await work().finally(() => parts--);
				if (parts === 0) await whenIdle();
				return part;
			},
			end() {
				const before = state;
				state = "ended";
				if (before === "other") others--;
				if (before === "running") isRunning = false;
				advance();
			}
		};
	};
}
// api/src/http/pages.ts
/** The api knows of web/ only this one file. */
var pagesModule = async () => await import(new URL("../../web/server.ts", import.meta.url).href);
/** Loads the built pages ahead of `openPages`. Throws if they are not built. */
var loadPages = async () => (await pagesModule()).loadPages();
/** The pages, with the engine handed in: web/ never imports the api. */
async function openPages(options) {
	const { development, server, known, publicUrl, report, documents, branding, openContext, whenIdle, execute } = options;
	const renderQueue = createRenderQueue(whenIdle);
	const { createPages } = await pagesModule();
	return createPages({
		development,
		server,
		branding,
		async engine(request) {
			const context = await openContext(request);
			const ticket = renderQueue();
			return {
				publicUrl,
				branding,
				now: context.now,
				isPersonal: context.caller.carriesSession,
				documents,
				requestId: currentRequestId(),
				nameRoute: (pattern) => nameRoute(request, pattern),
				expireAt: (time) => context.reads?.expireAt(time),
				report,
				async execute({ id, name }, variables) {
					const document = known.document(id);
					if (!document) throw new Error(`No document has the id of ${name}: generate and build again.`);
					const operation = {
						document,
						variables,
						operationName: name
					};
					return ticket.load(async () => {
						const result = await execute(id, operation, context);
						if (result.errors || !isExpensive(operation)) return result;
						try {
							await ticket.begin();
							return result;
						} catch (error) {
							context.reads?.refuse("overload");
							return { errors: [toPublicError(error, report)] };
						}
					});
				},
				end: ticket.end
			};
		}
	});
}
export { openPages as n, loadPages as t };
