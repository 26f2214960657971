import { chakra } from "@chakra-ui/react";
import { adminPaths } from "~/admin-paths";
import { MaybeLink } from "~/ui/MaybeLink";
import { factText, fieldName } from "./labels";

const Table = chakra("table", {
  base: {
    mt: "2",
    borderCollapse: "collapse",
    textStyle: "small",
    maxWidth: "full",
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "top",
      minWidth: "5.5rem",
      py: "0.5",
      pe: "4",
      overflowWrap: "anywhere",
      whiteSpace: "pre-line",
    },
    "& th": { color: "fg.subtle", fontWeight: "normal" },
  },
});

/** Fields that contain the id of something, with the page that shows it. */
const linked: Readonly<Record<string, (search: { open: string }) => string>> = {
  softwareId: adminPaths.software,
  companyId: adminPaths.companies,
  categoryId: adminPaths.categories,
  parentId: adminPaths.categories,
  userId: adminPaths.users,
  reviewId: adminPaths.reviews,
};

/** Props of `FactsTable`: JSON objects of the log, null if the subject did not exist. */
export interface FactsTableProps {
  before: unknown;
  after: unknown;
}

type Facts = Readonly<Record<string, unknown>>;

/**
 * The changes of a subject, field by field, with old and new value; unchanged values are shown once. Absent if the log
 * has no values.
 */
export function FactsTable(props: FactsTableProps) {
  const [before, after] = [props.before as Facts | null, props.after as Facts | null];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {before && <th scope="col">Before</th>}
          {after && <th scope="col">After</th>}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const stayed = before && after && factText(before[name]) === factText(after[name]);
          return (
            <tr key={name}>
              <th scope="row">{fieldName(name)}</th>
              {stayed ? (
                <FactCell name={name} fact={after[name]} span={2} />
              ) : (
                <>
                  {before && <FactCell name={name} fact={before[name]} />}
                  {after && <FactCell name={name} fact={after[name]} />}
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function FactCell({ name, fact, span = 1 }: { name: string; fact: unknown; span?: number }) {
  const hrefOf = linked[name];
  return (
    <td dir="auto" colSpan={span}>
      {hrefOf && typeof fact === "string" ? (
        <MaybeLink to={hrefOf({ open: fact })}>{fact}</MaybeLink>
      ) : (
        factText(fact)
      )}
    </td>
  );
}
