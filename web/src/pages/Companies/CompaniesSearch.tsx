import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { TextLink } from "~/ui/TextLink";

const Form = chakra("form", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", maxWidth: "36rem" },
});

/** The search for a name: a form that works without scripts. Back to page 1. */
export function CompaniesSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("search") ?? "");
    void navigate(paths.companies({ search: text }), { preventScrollReset: true });
  };
  return (
    <Form action={paths.companies()} method="get" role="search" aria-label="Companies" onSubmit={apply}>
      <SearchField name="search" label="Search companies" value={search} />
      <Button type="submit" variant="outline">
        Search
      </Button>
      {search !== "" && (
        <TextLink to={paths.companies()} preventScrollReset px="2" py="2">
          Clear
        </TextLink>
      )}
    </Form>
  );
}
