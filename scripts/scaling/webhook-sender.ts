/** The process that webhooks.full.test.ts kills: a sender on DATABASE_URL, with the connector of tests. */
import { openDatabase } from "../../api/src/database/client/open.ts";
import { testWebhooks } from "../../api/src/testing/webhook-outbox.ts";
import { onThisMachine } from "../../api/src/testing/webhook-receiver.ts";
import { createConnector } from "../../api/src/webhooks/connector.ts";
import { startSender } from "../../api/src/webhooks/sender.ts";

const database = await openDatabase({ url: process.env["DATABASE_URL"], dataDir: "", role: "command" });
const sender = startSender({
  outbox: testWebhooks(database).outbox,
  connector: createConnector(onThisMachine),
  now: () => new Date(),
  report: (error) => console.error(error),
});
process.once("SIGTERM", () => void sender.stop().then(() => database.close()));
