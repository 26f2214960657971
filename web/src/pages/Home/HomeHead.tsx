import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import { useSite } from "~/site";
import { Head } from "~/ui/Head";
import { JsonLd } from "~/ui/JsonLd";

/** Title and structured data of the home page. The selected popular category does not change the canonical URL. */
export function HomeHead() {
  const site = useSite();
  const absolute = useAbsoluteUrl();
  const url = absolute(paths.home());
  const organization = { "@type": "Organization", "@id": `${url}#organization`, name: site.name, url };
  return (
    <>
      <Head
        title={`${site.name}: ${site.tagline}`}
        isWholeTitle
        description={site.description}
        canonical={paths.home()}
      />
      <JsonLd
        data={{ ...organization, slogan: site.tagline, logo: absolute(site.logo?.href ?? site.icon.href) }}
      />
      <JsonLd
        data={{
          "@type": "WebSite",
          name: site.name,
          url,
          publisher: { "@id": organization["@id"] },
          potentialAction: {
            "@type": "SearchAction",
            target: `${absolute(paths.softwareDirectory())}?search={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        }}
      />
    </>
  );
}
