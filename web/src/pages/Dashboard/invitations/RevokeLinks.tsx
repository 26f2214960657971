import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import type { Rules, Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import type { SelectOption } from "~/ui/Select";
import { revocationMeaning, useRevokeLinks } from "./use-revoke-links";

/** The token of what was typed, a link or a token; null for all open links. */
const rules: Rules<{ softwareId: string; token: string | null }> = {
  safeParse(given) {
    const { softwareId = "", link = "" } = given as Values;
    return { success: true, data: { softwareId, token: link.trim().split("token=").at(-1) || null } };
  },
};

/** Props of `RevokeLinks`: the Live listings, and a callback. */
export interface RevokeLinksProps {
  listings: readonly SelectOption[];
  onRevoked: () => Promise<void>;
}

/** Revokes one link, or all open ones of a listing, in a form that a button opens. */
export function RevokeLinks({ listings, onRevoked }: RevokeLinksProps) {
  const form = useInlineForm();
  const revoke = useRevokeLinks(onRevoked);
  /** The listing of which all open links are to be revoked, once that is confirmed. */
  const [all, setAll] = useState<SelectOption | null>(null);
  return (
    // Gets the focus after all links of a listing were revoked: the form that had it is closed.
    <Box tabIndex={-1} mb="6" _focusVisible={{ outline: "none" }}>
      {form.isOpen ? (
        <Form
          label="Revoke links"
          rules={rules}
          {...form.formProps}
          send={async (input) => {
            if (input.token === null) {
              setAll(listings.find(({ value }) => value === input.softwareId) ?? null);
              return null;
            }
            const problems = await revoke(input);
            if (problems === null) form.done();
            return problems;
          }}
        >
          <SelectField name="softwareId" label="Listing" options={listings} isRequired />
          <Field
            name="link"
            label="Link"
            hint="Leave it empty to revoke all open links of the listing."
            dir="ltr"
            autoComplete="off"
          />
          <Flex gap="3" wrap="wrap">
            <SubmitButton busy="Revoking…">Revoke</SubmitButton>
            <Button variant="outline" onClick={form.close}>
              Cancel
            </Button>
          </Flex>
        </Form>
      ) : (
        <Button ref={form.opener} variant="outline" size="sm" data-needs-scripts onClick={form.open}>
          Revoke a link, or all of a listing
        </Button>
      )}
      {all && (
        <ConfirmDialog
          heading={`Revoke all open links for ${all.label}?`}
          confirm="Revoke all"
          busy="Revoking…"
          onConfirm={async () => {
            if ((await revoke({ softwareId: all.value, token: null })) === null) form.done();
          }}
          onClose={() => setAll(null)}
        >
          {revocationMeaning}
        </ConfirmDialog>
      )}
    </Box>
  );
}
