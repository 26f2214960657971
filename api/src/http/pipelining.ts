import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on a connection while another one of it is answered. */
const maxWaiting = 100;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Answers the requests of a connection one after another. Node.js would begin with all that a client has sent at once, and keep every
 * answer in memory until the client reads the first one. A connection with more waiting requests than any client sends is closed.
 */
export function answerInTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();
  const begin = ([request, response]: Exchange) => {
    const { socket } = request;
    response.once("close", () => {
      // After an answer that closes the connection nothing is begun.
      const next = socket.writable ? waiting.get(socket)?.shift() : undefined;
      if (next) begin(next);
      else waiting.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin([request, response]);
    } else if (queue.length < maxWaiting) queue.push([request, response]);
    else socket.destroy();
  };
}
