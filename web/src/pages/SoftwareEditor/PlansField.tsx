import { billingPeriods, currencies, defaultCurrency, limits, planUnits } from "@assay/api/inputs";
import { Box, Flex, Grid } from "@chakra-ui/react";
import { use } from "react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { FormContext } from "~/ui/form/form-context";
import { RowFrame } from "~/ui/form/RowFrame";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";
import { useFieldArray } from "~/ui/form/use-field-array";
import { Plus } from "~/ui/icons";

const periods = { month: "Monthly", year: "Yearly", once: "Once" } as const;
const units = { person: "Each person", flat: "Everyone" } as const;
const currencyOptions = currencies.map((value) => ({ value, label: value }));

/** The pricing plans in the form. They are shown cheapest first, so their order here does not matter. */
export function PlansField() {
  const { rows, root, announcement, add, remove } = useFieldArray("plans", "Plan");
  const { problems, changed } = use(FormContext);
  /** At most one plan is popular: choosing one clears the others. */
  const choose = (chosen: HTMLInputElement) => {
    if (!chosen.checked) return;
    for (const other of root.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])
      if (other !== chosen) other.checked = false;
    changed("plans");
  };
  return (
    <Box ref={root as React.Ref<HTMLDivElement>}>
      {rows.length === 0 && (
        <Box color="fg.muted" mb="3">
          No plans yet. The listing shows “Contact for pricing”.
        </Box>
      )}
      {rows.map(({ key, form }, place) => (
        <FormContext key={key} value={form}>
          <RowFrame heading={`Plan ${place + 1}`} remove={() => remove(place)}>
            <Field name={`plans.${place}.name`} label="Name" required autoComplete="off" />
            <Grid
              templateColumns={{ base: "1fr 1fr", sm: "repeat(3, minmax(0, 1fr))" }}
              gap="4"
              alignItems="start"
            >
              <Field
                name={`plans.${place}.price`}
                label="Price"
                placeholder="On request"
                inputMode="decimal"
                autoComplete="off"
              />
              <SelectField
                name={`plans.${place}.currency`}
                label="Currency"
                isRequired
                defaultValue={defaultCurrency}
                options={currencyOptions}
              />
              <SelectField
                name={`plans.${place}.billingPeriod`}
                label="Billed"
                isRequired
                options={billingPeriods.map((value) => ({ value, label: periods[value] }))}
              />
              <SelectField
                name={`plans.${place}.unit`}
                label="Charged for"
                none="Not stated"
                options={planUnits.map((value) => ({ value, label: units[value] }))}
              />
              <Field
                name={`plans.${place}.minimumPeople`}
                label="Minimum people"
                inputMode="numeric"
                autoComplete="off"
              />
            </Grid>
            <TextArea
              name={`plans.${place}.features`}
              label="What it includes"
              hint="One per line."
              rows={3}
            />
            <Popular name={`plans.${place}.isPopular`} onChoose={choose} />
          </RowFrame>
        </FormContext>
      ))}
      {problems["plans"] && (
        <Box textStyle="small" color="danger" mb="2">
          {problems["plans"]}
        </Box>
      )}
      {rows.length < limits.plans && (
        <Button variant="outline" size="sm" data-add onClick={add}>
          <Plus />
          Add a plan
        </Button>
      )}
      <Box role="status" srOnly>
        {announcement}
      </Box>
    </Box>
  );
}

function Popular({ name, onChoose }: { name: string; onChoose: (chosen: HTMLInputElement) => void }) {
  const { restored, problems } = use(FormContext);
  return (
    <div>
      <Flex as="label" gap="2" align="center" minHeight="8" width="fit-content" cursor="pointer">
        <input
          type="checkbox"
          name={name}
          defaultChecked={restored[name] === "on"}
          onChange={({ currentTarget }) => onChoose(currentTarget)}
        />
        Popular: the plan you recommend
      </Flex>
      {problems[name] && (
        <Box textStyle="small" color="danger">
          {problems[name]}
        </Box>
      )}
    </div>
  );
}
