import { limits, platformLabels, platforms, supportKinds } from "@assay/api/inputs";
import { supportLabels } from "~/ui/facts";
import { ChecksField } from "~/ui/form/ChecksField";
import { SelectField } from "~/ui/form/SelectField";
import { TextArea } from "~/ui/form/TextArea";

const platformOptions = platforms.map((value) => ({ value, label: platformLabels[value] }));
const supportOptions = supportKinds.map((value) => ({ value, label: supportLabels[value] }));
const trialOptions = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** The fields of a listing's facts: what is left empty counts as not known, never as a no. */
export function FactFields() {
  return (
    <>
      <ChecksField
        name="platforms"
        label="Platforms"
        hint="Where it runs. Buyers compare these facts; what you leave empty is shown as not known."
        options={platformOptions}
      />
      <SelectField name="hasFreeTrial" label="Free trial" none="Not stated" options={trialOptions} />
      <TextArea
        name="languages"
        label="Languages"
        hint="One per line: English names or codes such as pt-BR."
        rows={4}
      />
      <ChecksField name="supportKinds" label="Support" options={supportOptions} />
      <TextArea
        name="integrations"
        label="Works with"
        hint={`Names of other products, one per line, at most ${limits.integrations}.`}
        rows={4}
      />
      <TextArea
        name="licenses"
        label="Licenses"
        hint="For software that is distributed: SPDX identifiers such as AGPL-3.0, one per line."
        rows={2}
      />
    </>
  );
}
