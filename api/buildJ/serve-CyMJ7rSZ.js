import { r as listen, u as createProbes, v as createDefectLog, y as bindEarly } from "./listen-Dk4LqwUl.js";
import { i as registry } from "./registry-BUA70gWY.js";
import { a as endOnDefect, n as createLog, r as startFailure, t as shutDown } from "./shutdown-QBGiXjc3.js";
import { t as openServerDatabase } from "./prepare-mwx2QT0k.js";
import { t as openSite } from "./site-CUIuxC3c.js";
// api/src/start/cluster/serve.ts
/** Opens what a worker serves and tells the primary that it is ready, or why it cannot start, after which the process ends. */
async function openWorker(assignment, send) {
	const { slot, environment, branding, publicUrl, startedAt } = assignment;
	const log = createLog({
		...environment,
		worker: slot
	});
	endOnDefect(log);
	const refuse = (error) => {
		const message = startFailure(error);
		if (message === void 0) log.fatal({ err: error }, "an error while a worker started");
		send({
			kind: "refused",
			message: message ?? "A worker did not start: see the log."
		}, () => process.exit(1));
		return new Promise(() => {});
	};
	const defects = createDefectLog(log);
	const reportMetrics = defects.reporter("a defect in the metrics");
	const { count, connections } = environment.workers;
	const { server, serve } = bindEarly(branding.name);
	const probes = probesOfAll((isLeaving) => send({
		kind: "probed",
		isLeaving
	}));
	const metrics = metricsOfAll(send);
	const share = Math.floor(connections / count);
	const site = await openServerDatabase(environment, share, {
		log,
		defects
	}).then((database) => openSite(server, {
		environment,
		branding,
		database,
		log,
		defects,
		publicUrl,
		startedAt,
		probes,
		isWorking: slot === 1,
		metrics: metrics.text
	})).catch(refuse);
	serve(site.listener);
	send({ kind: "ready" });
	return {
		/** Closes everything once the requests in progress have ended, after `timeout` milliseconds at most. */
		stop: (timeout) => shutDown({
			server,
			leave: async () => {},
			close: site.close,
			timeout
		}),
		async handle(message) {
			if (message.kind === "leave") probes.leave();
			else if (message.kind === "metrics") metrics.received(message);
			else if (message.kind === "collect") await registry.getMetricsAsJSON().then((collected) => send({
				kind: "collected",
				id: message.id,
				metrics: collected
			}), reportMetrics);
			else if (message.kind === "listen") {
				await listen(server, environment).catch(refuse);
				send({ kind: "listening" });
				site.queue.keepStarting();
			}
		}
	};
}
/** The primary counts the probes: each worker receives only a part of them. */
function probesOfAll(tell) {
	const probes = createProbes();
	return {
		get isLeaving() {
			return probes.isLeaving;
		},
		leaving: probes.leaving,
		leave: probes.leave,
		seen: () => tell(probes.isLeaving)
	};
}
/** The metrics of all workers, which the primary collects. */
function metricsOfAll(send) {
	let id = 0;
	const asked = /* @__PURE__ */ new Map();
	return {
		text: () => new Promise((resolve) => {
			asked.set(++id, resolve);
			send({
				kind: "metrics",
				id
			});
		}),
		received(message) {
			asked.get(message.id)?.(message.text);
			asked.delete(message.id);
		}
	};
}
export { openWorker };
