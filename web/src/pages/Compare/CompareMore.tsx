import { graphql, useFragment } from "react-relay/hooks";
import { toggleCompared, useCompared } from "~/components/compare/compared";
import { paths } from "~/paths";
import type { CompareMore_software$key } from "~/relay/__generated__/CompareMore_software.graphql";
import { type CompareView, maxCompared } from "~/search-params/compare";
import { LinkButton } from "~/ui/Button";
import { Plus } from "~/ui/icons";
import { Section } from "~/ui/Section";
import { Suggested } from "./compare-styles";

/** Suggestions to add to the comparison: links, so that this works without scripts too. */
export function CompareMore({ software, view }: { software: CompareMore_software$key; view: CompareView }) {
  const listings = useFragment(
    graphql`
      fragment CompareMore_software on Software @relay(plural: true) {
        databaseId
        similar(first: 6) {
          databaseId
          name
          logoUrl
        }
      }
    `,
    software,
  );
  const compared = useCompared();
  if (listings.length >= maxCompared) return null;
  const ids = listings.map(({ databaseId }) => databaseId);
  const others = new Map(
    listings
      .flatMap(({ similar }) => similar)
      .filter(({ databaseId }) => !ids.includes(databaseId))
      .map((each) => [each.databaseId, each]),
  );
  /** If the compare tray is in use, a chosen suggestion is also added to it. */
  const keep = (id: string, name: string, logoUrl: string | null) => {
    if (compared.length > 0 && !compared.some((each) => each.id === id))
      toggleCompared({ id, name, logoUrl });
  };
  return (
    <Section heading={ids.length === 1 ? "Compare it with" : "Add another"} mt="10" data-no-print>
      <Suggested>
        {[...others.values()].slice(0, 6).map(({ databaseId, name, logoUrl }) => (
          <li key={databaseId}>
            <LinkButton
              to={paths.compare({ ...view, ids: [...ids, databaseId] })}
              variant="outline"
              preventScrollReset
              onClick={() => keep(databaseId, name, logoUrl ?? null)}
            >
              <Plus />
              <bdi>{name}</bdi>
            </LinkButton>
          </li>
        ))}
        <li>
          <LinkButton to={paths.softwareDirectory()} variant="quiet">
            Browse software
          </LinkButton>
        </li>
      </Suggested>
    </Section>
  );
}
