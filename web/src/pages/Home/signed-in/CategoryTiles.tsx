import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CategoryTiles_query$key } from "~/relay/__generated__/CategoryTiles_query.graphql";
import { useSite } from "~/site";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";
import { Section } from "~/ui/Section";

const Tiles = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: "repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))",
    "& a": {
      display: "block",
      height: "100%",
      p: "4",
      bg: "bg.panel",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border",
      borderRadius: "lg",
    },
    "& a:hover": { borderColor: "border.strong" },
    "& strong": { display: "block", fontWeight: "semibold", lineHeight: "snug" },
    "& span": { fontSize: "sm", color: "fg.muted" },
  },
});

/** Six common searches, each with the number of software found. */
export function CategoryTiles({ query }: { query: CategoryTiles_query$key }) {
  const site = useSite();
  const { hits1, hits2, hits3, hits4, hits5, hits6 } = useFragment(
    graphql`
      fragment CategoryTiles_query on Query {
        hits1: directory(search: $tile1, first: 0) {
          totalCount
        }
        hits2: directory(search: $tile2, first: 0) {
          totalCount
        }
        hits3: directory(search: $tile3, first: 0) {
          totalCount
        }
        hits4: directory(search: $tile4, first: 0) {
          totalCount
        }
        hits5: directory(search: $tile5, first: 0) {
          totalCount
        }
        hits6: directory(search: $tile6, first: 0) {
          totalCount
        }
      }
    `,
    query,
  );
  const hits = [hits1, hits2, hits3, hits4, hits5, hits6];
  return (
    <Section heading="Browse by category">
      <Tiles>
        {site.homeTiles.map((name, index) => (
          <li key={name}>
            <Link to={paths.search({ query: name })}>
              <strong>{name}</strong>
              <span>{formatCount(hits[index]?.totalCount ?? 0)} software</span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
