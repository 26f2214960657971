import { chakra } from "@chakra-ui/react";
import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import { type CompareView, comparedPeople, compareParams } from "~/search-params/compare";
import { AnchorButton, Button } from "~/ui/Button";
import { controlStyles } from "~/ui/form/control-styles";

const Tools = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    rowGap: "3",
    alignItems: "center",
    textStyle: "small",
    "& form": { alignItems: "center" },
    "& label": { display: "inline-flex", gap: "2", alignItems: "center" },
  },
});
const Count = chakra("input", { base: { ...controlStyles, width: "6rem" } });

/** The number of people that prices are computed for, and the comparison on paper and as a file. */
export function CompareTools({ ids, view }: { ids: readonly string[]; view: CompareView }) {
  return (
    <Tools>
      <FilterForm
        key={view.people}
        action="/compare"
        aria-label="Cost"
        hrefOf={(sent) => paths.compare({ ...compareParams.read(sent), ids })}
        keeps={{ ids: ids.join(), only: view.only }}
        hasButton
      >
        <chakra.label htmlFor="compared-people">
          Cost for
          <Count
            id="compared-people"
            type="number"
            name="people"
            min={1}
            max={comparedPeople.max}
            defaultValue={view.people}
            inputMode="numeric"
            required
          />
          people
        </chakra.label>
        <Button type="submit" variant="outline" size="sm">
          Compute
        </Button>
      </FilterForm>
      <AnchorButton href={paths.compareFile(ids, view.people)} download variant="quiet" size="sm">
        Download CSV
      </AnchorButton>
      <Button variant="quiet" size="sm" data-needs-scripts onClick={() => window.print()}>
        Print
      </Button>
    </Tools>
  );
}
