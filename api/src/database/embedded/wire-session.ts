import pg from "pg";
import { errorOf, firstValue, query } from "./wire-frames.ts";

/** What a client of its own kind has changed in the one session that all clients share. */
interface Belongings {
  /** Settings that differ from the start parameters, by name. */
  settings: [name: string, value: string][];
  user: string;
  role: string;
  /** Names as SQL writes them, with the kind of relation of pg_class. */
  temporary: { name: string; kind: string }[];
  /** Statements of SQL's PREPARE; those of the protocol carry the connection's prefix. */
  prepared: string[];
  channels: string[];
  cursors: string[];
}

/** Names are in full: a client may have put schemas of its own before the catalog. */
const takeStock = `SELECT pg_catalog.json_build_object(
  'settings', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.json_build_array(name, pg_catalog.current_setting(name))), '[]')
    FROM pg_catalog.pg_settings WHERE source = 'session' AND context IN ('user', 'superuser')),
  'user', session_user, 'role', pg_catalog.current_setting('role'),
  'temporary', (SELECT coalesce(pg_catalog.json_agg(
      pg_catalog.json_build_object('name', pg_catalog.format('pg_temp.%I', relname), 'kind', relkind)), '[]')
    FROM pg_catalog.pg_class
    WHERE relnamespace = pg_catalog.pg_my_temp_schema() AND relkind IN ('r', 'p', 'v', 'S')),
  'prepared', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_prepared_statements WHERE from_sql),
  'channels', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_listening_channels() AS name),
  'cursors', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_cursors WHERE is_holdable)) AS stock`;

/** RESET ALL leaves user and role as they are; without a real login RESET SESSION AUTHORIZATION does so too. */
const reset = "SET SESSION AUTHORIZATION postgres; SET ROLE none; RESET ALL";

/**
 * Keeps foreign clients (psql, pg_dump, a program of an operator) from leaving anything in the one PostgreSQL session: what
 * they set is put away while others run and taken out again for them, and what they made goes when they do. The program's own
 * connections all use the start parameters and are not looked at.
 */
export class SharedSession<Client extends object> {
  readonly #execute: (message: Buffer) => Promise<Buffer>;
  readonly #log: (line: string) => void;
  /** By client, as of the last time that another one ran. */
  readonly #belongings = new Map<Client, Belongings>();
  /** The foreign client whose settings are in force. */
  #current: Client | undefined;

  /** `execute` gives PostgreSQL's answer to frames. */
  constructor(execute: (message: Buffer) => Promise<Buffer>, log: (line: string) => void) {
    this.#execute = execute;
    this.#log = log;
  }

  /** To be called outside a transaction, before a client's statements; null for one of the program's own connections. */
  async enter(client: Client | null): Promise<void> {
    if (this.#current === (client ?? undefined)) return;
    await this.#putAway();
    if (!client) return;
    this.#current = client;
    const own = this.#belongings.get(client);
    if (own) await this.#run(restoreOf(own));
  }

  /** Takes everything away that the client made, and nothing of the others. */
  async leave(client: Client): Promise<void> {
    if (this.#current === client) await this.#putAway();
    const own = this.#belongings.get(client);
    this.#belongings.delete(client);
    if (own) for (const statement of removalsOf(own)) await this.#run(statement);
  }

  async #putAway(): Promise<void> {
    const client = this.#current;
    if (!client) return;
    const others = [...this.#belongings].filter(([other]) => other !== client).map(([, theirs]) => theirs);
    const stock = await this.#stock();
    this.#belongings.set(client, {
      ...stock,
      temporary: without(
        stock.temporary,
        others.flatMap((other) => other.temporary),
        ({ name }) => name,
      ),
      prepared: without(
        stock.prepared,
        others.flatMap((other) => other.prepared),
        String,
      ),
      channels: without(
        stock.channels,
        others.flatMap((other) => other.channels),
        String,
      ),
      cursors: without(
        stock.cursors,
        others.flatMap((other) => other.cursors),
        String,
      ),
    });
    await this.#run(reset);
    this.#current = undefined;
  }

  async #stock(): Promise<Belongings> {
    return JSON.parse(firstValue(await this.#execute(query(takeStock)))) as Belongings;
  }

  /** A failure is not an error of the client that runs next. */
  async #run(statement: string): Promise<void> {
    const error = errorOf(await this.#execute(query(statement)));
    if (error) this.#log(`The embedded database could not reset a session (${statement}): ${error}`);
  }
}

function without<Item>(all: Item[], others: Item[], key: (item: Item) => string): Item[] {
  const known = new Set(others.map(key));
  return all.filter((item) => !known.has(key(item)));
}

/** The settings first: not every role may change them. */
function restoreOf({ settings, user, role }: Belongings): string {
  const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, false)`);
  const statements = [`SET SESSION AUTHORIZATION ${literal(user)}`, `SET ROLE ${literal(role)}`];
  if (calls.length > 0) statements.unshift(`SELECT ${calls.join(", ")}`);
  return statements.join("; ");
}

/** One statement each, so that one that fails leaves the others. */
function removalsOf({ temporary, prepared, channels, cursors }: Belongings): string[] {
  return [
    ...cursors.map((name) => `CLOSE ${name}`),
    ...prepared.map((name) => `DEALLOCATE ${name}`),
    ...channels.map((name) => `UNLISTEN ${name}`),
    ...temporary.map(({ name, kind }) => `DROP ${relations[kind] ?? "TABLE"} IF EXISTS ${name} CASCADE`),
    // One session has one set of these: between clients they excluded nobody.
    "SELECT pg_advisory_unlock_all()",
  ];
}

const relations: Readonly<Record<string, string>> = { v: "VIEW", S: "SEQUENCE" };
const literal = pg.escapeLiteral;
