import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import { paths } from "~/paths";
import type { SimilarSoftware_software$key } from "~/relay/__generated__/SimilarSoftware_software.graphql";
import { AsideBlock } from "~/ui/AsideBlock";
import { TextLink } from "~/ui/TextLink";

/** Similar listings, best first; absent if there are none. */
export function SimilarSoftware({ software }: { software: SimilarSoftware_software$key }) {
  const { databaseId, name, similar } = useFragment(
    graphql`
      fragment SimilarSoftware_software on Software {
        databaseId
        name
        similar {
          id
          ...SoftwareCard_software
        }
      }
    `,
    software,
  );
  if (similar.length === 0) return null;
  return (
    <AsideBlock heading="Similar Software" data-no-print>
      <SoftwareCards form="grid">
        {similar.map((each) => (
          <li key={each.id}>
            <SoftwareCard software={each} as="h3" lines={2} />
          </li>
        ))}
      </SoftwareCards>
      <TextLink to={paths.alternatives(databaseId)} display="inline-block" mt="3" fontSize="sm">
        All alternatives to <bdi>{name}</bdi>
      </TextLink>
    </AsideBlock>
  );
}
