/** A receiver of webhooks in a process of its own: accepts everything, and prints its address. Ends with its standard input. */
import { startReceiver } from "../../../api/src/testing/webhook-receiver.ts";

const receiver = await startReceiver();
// The requests are not needed, and would fill the memory.
const timer = setInterval(() => {
  receiver.received.length = 0;
}, 100);
process.stdin.resume().on("end", () => {
  clearInterval(timer);
  void receiver.close();
});
console.log(receiver.url);
