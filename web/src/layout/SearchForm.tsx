import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";

const Form = chakra("form", {
  base: { display: "flex", gap: "2" },
  variants: {
    place: {
      header: { width: { base: "full", lg: "18rem" } },
      hero: { width: "full", maxWidth: "38rem" },
    },
  },
});

/** Where the search stands; each has a name of its own, for those who move from landmark to landmark. */
export interface SearchFormProps {
  place: "header" | "hero";
}

/** The search of the whole site: a plain form, so that it works without scripts. Blank text is not sent. */
export function SearchForm({ place }: SearchFormProps) {
  const navigate = useNavigate();
  const action = paths.softwareDirectory();
  if (!hasPage(action)) return null;
  return (
    <Form
      role="search"
      aria-label={place === "header" ? "Site" : "Find software"}
      action={action}
      method="get"
      place={place}
      onSubmit={(event) => {
        event.preventDefault();
        const search = String(new FormData(event.currentTarget).get("search") ?? "").trim();
        if (search) void navigate(paths.softwareDirectory({ search }));
      }}
    >
      <SearchField name="search" label="Search software" size={place === "hero" ? "lg" : "md"} required />
      {place === "hero" && <Button type="submit">Search</Button>}
    </Form>
  );
}
