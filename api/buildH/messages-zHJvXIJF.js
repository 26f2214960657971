// api/src/start/cluster/messages.ts
/** Milliseconds between two heartbeats of a worker. */
var aliveInterval = 5e3;
export { aliveInterval as t };
