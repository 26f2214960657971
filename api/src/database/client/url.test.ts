import { expect, test } from "vitest";
import { DatabaseUrlError, readDatabaseUrl } from "./url.ts";

test.each([
  ["postgresql://ann:secret@db.example:5432/assay", "db.example:5432/assay", false],
  ["postgres://db.example/assay?sslmode=require", "db.example/assay", false],
  ["postgresql://localhost/assay?host=db.example&port=6432", "db.example:6432/assay", false],
  ["postgresql://ann:secret@localhost:5433/assay", "localhost:5433/assay", true],
  ["postgresql://127.0.0.1/assay", "127.0.0.1/assay", true],
  ["postgresql://[::1]/assay", "[::1]/assay", true],
  ["postgresql:///assay", "/assay", true],
  ["postgresql:///assay?host=/run/postgresql", "/run/postgresql (assay)", true],
  ["postgresql://ann:secret@/assay?host=/run/postgresql", "/run/postgresql (assay)", true],
  ["postgresql://ann:secret@localhost/assay?host=%2Frun%2Fpostgresql", "/run/postgresql (assay)", true],
  ["postgresql://ann:secret@%2Frun%2Fpostgresql:5433/assay", "/run/postgresql (assay)", true],
  ["socket:/run/postgresql?db=assay", "/run/postgresql (assay)", true],
  ["socket://ann:secret@/run/postgresql?db=assay", "/run/postgresql (assay)", true],
])("%s is an address", (url, target, isThisMachine) => {
  expect(readDatabaseUrl(url)).toEqual({ target, isThisMachine });
});

const form = "must be an address like postgresql://user:password@host:5432/name";
const whole = "must name the folder of a socket by its whole path, such as /run/postgresql";
test.each([
  ["mysql://ann:secret@db.example/assay", form],
  ["ann:secret", form],
  ["/run/postgresql", form],
  ["postgresql://ann:secret@db.example:port/assay", form],
  ["postgresql://ann:secret@db%ZZ/assay", form],
  ["postgresql://db.example/assay?port=secret", "must have a number as its port"],
  ["postgresql://ann:secret@one,other/assay", "must name one host only"],
  ["postgresql:///assay?host=run/secret", whole],
  ["socket:run/secret?db=assay", whole],
  [
    "socket:/run/secret/.s.PGSQL.5432?db=assay",
    "must name the folder of a socket, such as /run/postgresql, not the socket",
  ],
  ["socket:/run/secret", "must name the database of a socket: socket:/folder?db=name"],
])("%s is refused in a sentence without what was given", (url, message) => {
  expect(() => readDatabaseUrl(url)).toThrow(new DatabaseUrlError(message));
});
