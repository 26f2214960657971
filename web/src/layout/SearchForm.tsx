import { chakra } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router";
import { SuggestField } from "~/components/SuggestField";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { withoutNul } from "~/search-params/codec";
import type { SearchValues } from "~/search-params/search";
import { Button } from "~/ui/Button";

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
  /** What a search keeps of the one before: the kind of hit, the order, and the look. */
  preserved?: Pick<SearchValues, "tab" | "sort" | "view">;
}

/** Pages that have a search of their own: on a phone, where both would stand in one screen, the header's is absent. */
const searchPages: readonly string[] = [paths.home(), paths.search()];

/** The search of the whole site: a plain form, so that it works without scripts. Blank text is not sent. */
export function SearchForm({ place, preserved }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const action = paths.search();
  if (!hasPage(action)) return null;
  // It says what is searched for, and goes blank where nothing is.
  const current =
    pathname === action ? withoutNul(new URLSearchParams(search).get("query") ?? "").trim() : "";
  return (
    <Form
      role="search"
      aria-label={place === "header" ? "Site" : "Find software"}
      action={action}
      method="get"
      place={place}
      hideBelow={place === "header" && searchPages.includes(pathname) ? "md" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const query = String(new FormData(event.currentTarget).get("query") ?? "").trim();
        if (query) void navigate(paths.search({ ...preserved, query }));
      }}
    >
      <SuggestField
        name="query"
        label="Search software"
        value={current}
        size={place === "hero" ? "lg" : "md"}
        place={place === "header" ? "header" : "field"}
        required
      />
      {preserved && preserved.tab !== "software" && <input type="hidden" name="tab" value={preserved.tab} />}
      {preserved && preserved.sort !== "rating" && <input type="hidden" name="sort" value={preserved.sort} />}
      {preserved && preserved.view !== "grid" && <input type="hidden" name="view" value={preserved.view} />}
      {place === "hero" && <Button type="submit">Search</Button>}
    </Form>
  );
}
