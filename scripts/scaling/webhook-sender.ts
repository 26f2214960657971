/** The process of webhooks.full.test.ts: the sender of webhooks on a database, with the connector of tests. */
import { openDatabase } from "../../api/src/database/client/open.ts";
import { startSender } from "../../api/src/webhooks/sender.ts";
import { createConnector } from "../../api/src/webhooks/connector.ts";
import { onThisMachine } from "../../api/src/testing/webhook-receiver.ts";
