import { expect, it } from "vitest";
import { frame } from "../../testing/wire.ts";
import { refusalOf } from "./wire-refusals.ts";

it.each([
  ["COPY t FROM STDIN", "COPY FROM STDIN"],
  ["copy t (a)\n from\tstdin with csv", "COPY FROM STDIN"],
  ["COPY t TO PROGRAM 'gzip'", "start programs"],
  ["SET client_encoding = 'LATIN1'", "UTF8 only"],
  ["set session client_encoding to sql_ascii", "UTF8 only"],
  ["SELECT set_config('client_encoding', 'WIN1252', false)", "UTF8 only"],
  ["SET NAMES 'SJIS'", "UTF8 only"],
  ["COPY t TO STDOUT (FORMAT csv, ENCODING 'LATIN1')", "UTF8 only"],
  ["SELECT convert_to(name, 'LATIN1') FROM t", "UTF8 only"],
  ["DISCARD ALL", "share one session"],
  ["DEALLOCATE  PREPARE ALL", "share one session"],
  ["ALTER SYSTEM SET shared_buffers = '100GB'", "takes no settings from a file"],
  ["SET idle_in_transaction_session_timeout = '5s'", "would end the session"],
  ["SELECT set_config('transaction_timeout', '100', false)", "would end the session"],
  ["SET exit_on_error TO on", "would end the session"],
])("refuses %s", (text, sentence) => {
  expect(refusalOf(frame("Q", `${text}\0`))).toContain(sentence);
  expect(refusalOf(frame("P", `s0\0${text}\0\0\0`))).toContain(sentence);
});

it.each([
  ["COPY t TO STDOUT"],
  // What pg_dump begins with.
  ["SET client_encoding TO 'UTF8'"],
  ["SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET transaction_timeout = 0"],
  ["SELECT current_setting('client_encoding'), sha256(convert_to('a', 'UTF8'))"],
  ["INSERT INTO review (likes) VALUES ('Fast encoding of names, and it discards all noise')"],
  ["DEALLOCATE mine; DISCARD PLANS"],
])("runs %s", (text) => {
  expect(refusalOf(frame("Q", `${text}\0`))).toBeUndefined();
});

it("looks at statements only, not at values", () => {
  expect(refusalOf(frame("B", "\0\0DISCARD ALL\0"))).toBeUndefined();
});
