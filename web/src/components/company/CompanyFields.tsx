import { companySizes, limits } from "@assay/api/inputs";
import { Grid } from "@chakra-ui/react";
import { PictureField } from "~/components/pictures/PictureField";
import { employeesInWords } from "~/ui/employees";
import { Field } from "~/ui/form/Field";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";

/** What a company tells of itself; null where it does not. */
export interface CompanyTold {
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
const sizes = companySizes.map((value) => ({ value, label: employeesInWords(value) ?? value }));

/** The fields of a company in a form, with what it tells already. */
export function CompanyFields({ company }: { company?: CompanyTold }) {
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
