import pg from "pg";

interface Connection {
  query(text: string): Promise<unknown>;
  /** Gives it back, or ends it. */
  end(): unknown;
}

/** A connection of its own to a server. */
export async function connectTo(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Companies that come in up to three transactions at a time, which end out of order, some of them by a rollback. */
export function lateTransactions(connect: () => Promise<Connection>, pick: (below: number) => number) {
  const open: Connection[] = [];
  const end = async (place: number, how: "commit" | "rollback") => {
    const [connection] = open.splice(place, 1);
    await connection?.query(how);
    await connection?.end();
  };
  return {
    /** Begins one, or ends one of those that are open. */
    async step(): Promise<void> {
      if (open.length === 3 || (open.length > 0 && pick(3) === 0))
        return end(pick(open.length), pick(4) === 0 ? "rollback" : "commit");
      const connection = await connect();
      open.push(connection);
      await connection.query("begin");
      await connection.query(
        "insert into company (id, slug, name, sort_name) select id, id, 'Late', 'late' from gen_random_uuid() id",
      );
    },
    /** Commits all that are open. */
    async end(): Promise<void> {
      while (open.length > 0) await end(0, "commit");
    },
  };
}
