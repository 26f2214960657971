import type { WorldKind } from "../arguments.ts";
import { inMegabytes, megabyte } from "../memory/megabytes.ts";
import { databaseNames } from "../report.ts";
import { thirdsOf } from "./level.ts";
import type { Sample } from "./sample.ts";

/** What the product had in the course of a soak on one kind of database. */
export interface Soaked {
  kind: WorldKind;
  minutes: number;
  samples: readonly Sample[];
  /** A line for each finding. */
  found: readonly string[];
}

const tablesOf = ({ tables }: Sample) => [...tables.values()].reduce((sum, { bytes }) => sum + bytes, 0);
const rowsOf = ({ tables }: Sample) => [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);

/** What the table has of each sample. */
const measures: readonly {
  what: string;
  value(sample: Sample): number | null;
  inWords(value: number): string;
}[] = [
  { what: "requests and acknowledged writes until then", value: ({ done }) => done, inWords: String },
  { what: "kept by the servers, without caches", value: ({ kept }) => kept, inWords: inMegabytes },
  { what: "caches, as they estimate it", value: ({ caches }) => caches, inWords: inMegabytes },
  { what: "servers, resident", value: ({ resident }) => resident, inWords: inMegabytes },
  { what: "database, resident", value: ({ databaseResident }) => databaseResident, inWords: inMegabytes },
  { what: "open files and sockets", value: ({ files }) => files, inWords: String },
  { what: "connections to the database", value: ({ connections }) => connections, inWords: String },
  { what: "tables with their indexes", value: tablesOf, inWords: inMegabytes },
  { what: "rows", value: rowsOf, inWords: String },
  { what: "WAL", value: ({ wal }) => wal, inWords: inMegabytes },
];

const columns = [
  "database",
  "what",
  "first third",
  "second",
  "last",
  "from second to last, for 1,000 requests and writes",
];

/** The table of a soak in Markdown: the middle values of its thirds. */
export function soakTable(all: readonly Soaked[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = all.flatMap(({ kind, samples }) => {
    const [, doneBefore, doneAfter] = thirdsOf(samples, ({ done }) => done);
    const thousands = ((doneAfter ?? 0) - (doneBefore ?? 0)) / 1_000;
    return measures.map(({ what, value, inWords }, index) => {
      const thirds = thirdsOf(samples, value);
      const [, before, after] = thirds;
      const slope =
        index === 0 || before == null || after == null ? "–" : slopeOf((after - before) / thousands, inWords);
      return [
        databaseNames[kind],
        what,
        ...thirds.map((third) => (third === null ? "–" : inWords(third))),
        slope,
      ];
    });
  });
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

const slopeOf = (each: number, inWords: (value: number) => string): string =>
  inWords === inMegabytes ? `${(each / megabyte).toFixed(2)} MB` : each.toFixed(1);
