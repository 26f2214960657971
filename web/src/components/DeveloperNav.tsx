import { developerSections } from "~/content/developers/sections";
import { paths } from "~/paths";
import { TabLinks } from "~/ui/TabLinks";

/** The pages for developers, as tabs; `current` is the name of the one that is shown. */
export function DeveloperNav({ current }: { current: string }) {
  const tabs = [
    ...developerSections,
    { name: "tokens", label: "Your tokens" },
    { name: "webhooks", label: "Your webhooks" },
  ];
  return (
    <TabLinks
      label="Pages for developers"
      tabs={tabs.map(({ name, label }) => ({
        label,
        href: paths.developers(name),
        isCurrent: name === current,
      }))}
    />
  );
}
