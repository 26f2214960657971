import { graphql, useFragment } from "react-relay/hooks";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { CompanyHead_company$key } from "~/relay/__generated__/CompanyHead_company.graphql";
import type { CompanyValues } from "~/search-params/detail-pages";
import { useSite } from "~/site";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { plainText } from "~/ui/plain-text";

const titles = {
  overview: (name: string) => name,
  software: (name: string) => `Software by ${name}`,
  reviews: (name: string) => `Reviews of ${name}`,
} as const;

/** Title, description and structured data of a company. */
export function CompanyHead({
  company,
  values,
}: {
  company: CompanyHead_company$key;
  values: CompanyValues;
}) {
  const site = useSite();
  const data = useFragment(
    graphql`
      fragment CompanyHead_company on Company {
        databaseId
        name
        description
        logoUrl
        website
        foundedYear
        location
      }
    `,
    company,
  );
  const { databaseId, name, logoUrl, website, foundedYear, location } = data;
  const absolute = useAbsoluteUrl();
  const { tab, page } = values;
  const address = paths.company(databaseId);
  const description = plainText(data.description ?? "");
  const title = titles[tab](name);
  return (
    <>
      <Head
        title={page > 1 && tab !== "overview" ? `${title}, page ${page}` : title}
        description={
          description || `${name} on ${site.name}: its software, and what the people who use it say.`
        }
        canonical={paths.company(databaseId, tab === "overview" ? {} : { tab, page })}
      />
      <JsonLd
        data={breadcrumbList(
          [
            { label: "Home", href: paths.home() },
            { label: name, href: address },
          ],
          absolute,
        )}
      />
      <JsonLd
        data={{
          "@type": "Organization",
          "@id": absolute(address),
          name,
          url: website || absolute(address),
          ...(description && { description }),
          ...(logoUrl && { logo: absolute(logoUrl) }),
          ...(foundedYear && { foundingDate: String(foundedYear) }),
          ...(location && { address: location }),
        }}
      />
    </>
  );
}
