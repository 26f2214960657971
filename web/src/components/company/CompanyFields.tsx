import { companySizes, limits } from "@assay/api/inputs";
import { Grid } from "@chakra-ui/react";
import { PictureField } from "~/components/pictures/PictureField";
import { formatEmployees } from "~/ui/count";
import { Field } from "~/ui/form/Field";
import type { Rules, Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";

/** The profile of a company; null where a field is empty. */
export interface CompanyValues {
  readonly name: string;
  readonly website: string | null | undefined;
  readonly description: string | null | undefined;
  readonly industry: string | null | undefined;
  readonly employeeCount: string | null | undefined;
  readonly foundedYear: number | null | undefined;
  readonly location: string | null | undefined;
  readonly logoUrl: string | null | undefined;
}

const pair = { templateColumns: { sm: "repeat(2, minmax(0, 1fr))" }, gap: "5", alignItems: "start" };
const sizes = companySizes.map((value) => ({ value, label: formatEmployees(value) ?? value }));

/** The form fields of a company, with its current values. */
export function CompanyFields({ company }: { company?: CompanyValues }) {
  return (
    <>
      <Field
        name="name"
        label="Company name"
        defaultValue={company?.name}
        limit={limits.thingName}
        required
        autoComplete="organization"
      />
      <Field
        name="website"
        label="Website"
        hint="Including https://"
        type="url"
        defaultValue={company?.website ?? ""}
        autoComplete="url"
      />
      <Grid {...pair}>
        <Field name="industry" label="Industry" defaultValue={company?.industry ?? ""} autoComplete="off" />
        <SelectField
          name="employeeCount"
          label="Employees"
          options={sizes}
          defaultValue={company?.employeeCount ?? ""}
        />
      </Grid>
      <Grid {...pair}>
        <Field
          name="foundedYear"
          label="Founded"
          inputMode="numeric"
          defaultValue={company?.foundedYear ?? ""}
          autoComplete="off"
        />
        <Field
          name="location"
          label="Headquarters"
          defaultValue={company?.location ?? ""}
          autoComplete="off"
        />
      </Grid>
      <PictureField name="logoUrl" label="Logo" kind="logo" defaultValue={company?.logoUrl ?? ""} />
      <TextArea
        name="description"
        label="Description"
        rows={4}
        limit={limits.description}
        defaultValue={company?.description ?? ""}
      />
    </>
  );
}

/** Rules of a company for a form, whose fields are texts: the year is a number. What is absent stays so. */
export function companyRules<T>(rules: Rules<T>): Rules<T> {
  return {
    safeParse(values) {
      const { foundedYear, ...others } = values as Values;
      if (foundedYear === undefined) return rules.safeParse(others);
      const year = foundedYear.trim();
      return rules.safeParse({ ...others, foundedYear: /^\d+$/.test(year) ? Number(year) : year });
    },
  };
}
