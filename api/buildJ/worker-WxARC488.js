import { n as productVersion } from "./compatibility-1RZvRqvv.js";
import { t as aliveInterval } from "./messages-zHJvXIJF.js";
// api/src/start/cluster/worker.ts
/**
* The process of a worker: it serves what main.ts serves in a single process, and the primary tells it when. Started by primary.ts; Node's
* cluster ends it when its channel to the primary closes.
*/
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
setInterval(() => send({ kind: "alive" }), aliveInterval).unref();
var serving;
process.on("message", (message) => void handle(message));
async function handle(message) {
	if (message.kind === "begin") return begin(message);
	if (message.kind === "stop") {
		await serving?.stop(message.timeout);
		process.exit(0);
	}
	await serving?.handle(message);
}
async function begin(assignment) {
	send({ kind: "alive" });
	if (assignment.version !== productVersion) return refuseVersion(assignment.version);
	const { openWorker } = await import("./serve-CyMJ7rSZ.js");
	serving = await openWorker(assignment, send);
}
/** Files that were replaced under a running primary belong to another version, with other settings and tables. */
function refuseVersion(version) {
	send({
		kind: "refused",
		message: `The files of this server are of version ${productVersion}, and it was started as version ${version}: restart it, and keep each version in a folder of its own.`
	}, () => process.exit(1));
}
/** Sends a message, if the primary is there, and calls `sent` when it has left. */
function send(message, sent = () => {}) {
	if (process.connected) process.send?.(message, void 0, void 0, sent);
	else sent();
}
export {};
