/** Where a PostgreSQL server is, as DATABASE_URL says; without user and password. */
export interface DatabaseAddress {
  /** For messages: host, port and name, or the socket's folder and the name. */
  target: string;
  /** True for a Unix socket and for loopback addresses. */
  isThisMachine: boolean;
}

/** The address cannot be used; the message begins with "must" and does not repeat the address, which may hold a password. */
export class DatabaseUrlError extends Error {}

const form = "must be an address like postgresql://user:password@host:5432/name";

/**
 * Reads an address of a PostgreSQL server: postgresql:// with a host, or with the folder of a Unix socket as ?host=/folder or
 * %2Ffolder, or socket:/folder?db=name. Throws DatabaseUrlError.
 */
export function readDatabaseUrl(text: string): DatabaseAddress {
  try {
    return read(text);
  } catch (error) {
    // decodeURIComponent and URL repeat what they were given.
    throw error instanceof DatabaseUrlError ? error : new DatabaseUrlError(form);
  }
}

function read(text: string): DatabaseAddress {
  // "user@/name?host=/folder", as libpq takes it and the driver too, is no URL to the standard.
  const url = new URL(URL.canParse(text) ? text : text.replace("@/", "@localhost/"));
  const { protocol, hostname, port, pathname, searchParams } = url;
  if (protocol === "socket:") {
    const name = searchParams.get("db");
    if (!name) throw new DatabaseUrlError("must name the database of a socket: socket:/folder?db=name");
    return socketIn(decodeURI(pathname), name);
  }
  if (protocol !== "postgresql:" && protocol !== "postgres:") throw new DatabaseUrlError(form);
  const name = decodeURI(pathname.slice(1));
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  if (host.includes(",")) throw new DatabaseUrlError("must name one host only");
  if (host.includes("/")) return socketIn(host, name);
  const givenPort = searchParams.get("port") ?? port;
  if (!/^\d*$/.test(givenPort)) throw new DatabaseUrlError("must have a number as its port");
  return {
    target: `${host}${givenPort && `:${givenPort}`}/${name}`,
    isThisMachine: host === "" || host === "localhost" || host === "[::1]" || host.startsWith("127."),
  };
}

function socketIn(folder: string, name: string): DatabaseAddress {
  if (!folder.startsWith("/"))
    throw new DatabaseUrlError("must name the folder of a socket by its whole path, such as /run/postgresql");
  if (folder.includes("/.s.PGSQL."))
    throw new DatabaseUrlError("must name the folder of a socket, such as /run/postgresql, not the socket");
  return { target: `${folder} (${name})`, isThisMachine: true };
}
