import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import { type CompaniesValues, companiesParams } from "~/search-params/companies";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { TextLink } from "~/ui/TextLink";

/** The search by name: a form that works without scripts. Goes back to page 1. */
export function CompaniesSearch({ values }: { values: CompaniesValues }) {
  const { search, industry, size, country } = values;
  return (
    <FilterForm
      action={paths.companies()}
      hrefOf={(sent) => paths.companies(companiesParams.read(sent))}
      keeps={{ industry, size, country }}
      hasButton
      role="search"
      aria-label="Companies"
      alignItems="center"
      maxWidth="36rem"
    >
      <SearchField name="search" label="Search companies" value={search} />
      <Button type="submit" variant="outline">
        Search
      </Button>
      {search !== "" && (
        <TextLink to={paths.companies({ industry, size, country })} preventScrollReset px="2" py="2">
          Clear
        </TextLink>
      )}
    </FilterForm>
  );
}
