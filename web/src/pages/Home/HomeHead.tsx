import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import { settings } from "~/settings";
import { Head } from "~/ui/Head";
import { JsonLd } from "~/ui/JsonLd";

/** Title and structured data of the home page. Which popular category is open is no page of its own. */
export function HomeHead() {
  const absolute = useAbsoluteUrl();
  const url = absolute(paths.home());
  const organization = { "@type": "Organization", "@id": `${url}#organization`, name: settings.name, url };
  return (
    <>
      <Head
        title={`${settings.name}: ${settings.tagline}`}
        isWholeTitle
        description={settings.description}
        canonical={paths.home()}
      />
      <JsonLd data={{ ...organization, slogan: settings.tagline, logo: absolute("/favicon.svg") }} />
      <JsonLd
        data={{
          "@type": "WebSite",
          name: settings.name,
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
