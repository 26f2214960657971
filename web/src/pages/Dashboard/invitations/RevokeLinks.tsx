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
import { revokingMeans, useRevokeLinks } from "./use-revoke-links";

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
  // The listing of which all links would be revoked, which is asked first.
  const [asked, setAsked] = useState<{ softwareId: string; answer: (isConfirmed: boolean) => void } | null>(
    null,
  );
  const isConfirmed = (softwareId: string) =>
    new Promise<boolean>((answer) => setAsked({ softwareId, answer }));
  return (
    <Box mb="6">
      {form.isOpen ? (
        <Form
          label="Revoke links"
          rules={rules}
          {...form.formProps}
          send={async (input) => {
            if (input.token === null && !(await isConfirmed(input.softwareId))) return null;
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
      {asked && (
        <ConfirmDialog
          heading={`Revoke all open links for ${listings.find(({ value }) => value === asked.softwareId)?.label}?`}
          confirm="Revoke all"
          busy="Revoking…"
          onConfirm={async () => asked.answer(true)}
          onClose={() => {
            // Means nothing after it was confirmed.
            asked.answer(false);
            setAsked(null);
          }}
        >
          {revokingMeans}
        </ConfirmDialog>
      )}
    </Box>
  );
}
