import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SellerDetails_company$key } from "~/relay/__generated__/SellerDetails_company.graphql";
import { Facts } from "~/ui/Facts";
import { MaybeLink } from "~/ui/MaybeLink";

/** The Seller Details tab of a listing. */
export function SellerDetails({ company }: { company: SellerDetails_company$key }) {
  const { databaseId, name, foundedYear, location, industry } = useFragment(
    graphql`
      fragment SellerDetails_company on Company {
        databaseId
        name
        foundedYear
        location
        industry
      }
    `,
    company,
  );
  return (
    <Facts
      facts={[
        { label: "Company", value: <MaybeLink to={paths.company(databaseId)}>{name}</MaybeLink> },
        { label: "Year Founded", value: foundedYear },
        { label: "HQ Location", value: location },
        { label: "Industry", value: industry ?? "Technology" },
      ]}
    />
  );
}
