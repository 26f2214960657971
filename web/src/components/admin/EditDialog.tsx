import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { MutationFailure } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import type { FieldProblems, Rules, Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";
import { ChangedMeanwhile, type FieldChange } from "./ChangedMeanwhile";
import { changedValues } from "./changed-values";
import { useAdminRefused } from "./use-admin-refused";
import { useReload } from "./use-reload";

/** A thing as a form has it: the text of each field, and when what they tell was last changed. */
export interface Edited {
  readonly values: Values;
  readonly updatedAt: string;
}

/** What came of saving. */
export type Saving =
  | { readonly saved: string }
  | { readonly fields: FieldProblems }
  | { readonly conflict: string }
  | { readonly failure: MutationFailure };

/** What an EditDialog takes. `T` is what its rules make of the fields that were changed. */
export interface EditDialogProps<T> {
  heading: string;
  /** What is edited, as people call it: "listing". */
  what: string;
  /** How it was when the dialog was opened. */
  begun: Edited;
  /** What people call each field, for telling what somebody else changed; `shown` is how its value is told. */
  fields: Readonly<Record<string, { readonly label: string; readonly shown?: (value: string) => string }>>;
  /** What was typed before and not saved; the form begins with it instead. */
  draft?: Values | undefined;
  /** Told of what the form holds, and whether it differs from `begun`, whenever that changes. */
  onValues?: (values: Values, isDirty: boolean) => void;
  /** The rules of a change. They are given the fields that differ from what the form began with. */
  rules: Rules<T>;
  /** Saves what was changed of it, if it still is as one saw it at that time; `saved` is what it is called then. */
  save: (change: T, ifUpdatedAt: string) => Promise<Saving>;
  /** How it is now; null where that cannot be told. */
  look: () => Promise<Edited | null>;
  /** The titles of what is told, and the words where there are no better ones. */
  told: { readonly saved: string; readonly failed: string; readonly generic: string };
  onClose: () => void;
  /** The fields, which begin with the values of `begun`. */
  children: ReactNode;
}

/**
 * A form over the page for one thing of a list. Only what was changed in it is sent. Where somebody else changed the thing
 * meanwhile nothing is saved and nothing typed is lost: the form says what is different now, and saves when sent once more.
 */
export function EditDialog<T>({
  heading,
  what,
  begun,
  fields,
  draft,
  onValues,
  rules,
  save,
  look,
  told,
  onClose,
  children,
}: EditDialogProps<T>) {
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [overtaken, setOvertaken] = useState<readonly FieldChange[] | null>(null);
  const seenAt = useRef(begun.updatedAt);
  const toast = useToast();
  const reload = useReload();
  const refused = useAdminRefused(told.failed, told.generic);
  const ofChanges = useMemo<Rules<T>>(
    () => ({ safeParse: (values) => rules.safeParse(changedValues(values as Values, begun.values)) }),
    [rules, begun],
  );
  const failed = (message: string) =>
    toast({ title: told.failed, description: message, variant: "destructive" });

  const tellChanges = async (typed: Values, message: string) => {
    const now = await look();
    if (!now) return { form: message };
    seenAt.current = now.updatedAt;
    setOvertaken(
      Object.keys(changedValues(now.values, begun.values)).map((name) => {
        const { label = name, shown = (value: string) => value } = fields[name] ?? {};
        const value = now.values[name] ?? "";
        return { name, label, now: shown(value), isMine: typed[name] !== begun.values[name] };
      }),
    );
    return null;
  };

  const values = useRef<Values>(begun.values);
  return (
    <ModalDialog heading={heading} placement="wide" isBusy={isBusy} onClose={onClose}>
      <Form
        label={heading}
        rules={ofChanges}
        values={draft ?? begun.values}
        onValues={(typed) => {
          values.current = typed;
          const differs = Object.keys(changedValues(typed, begun.values)).length > 0;
          setDirty(differs);
          onValues?.(typed, differs);
        }}
        send={async (change) => {
          setBusy(true);
          const result = await save(change, seenAt.current);
          setBusy(false);
          if ("failure" in result) return refused(result.failure);
          if ("fields" in result) {
            failed(Object.values(result.fields)[0] ?? told.generic);
            return { fields: result.fields };
          }
          if ("conflict" in result) {
            failed(result.conflict);
            return tellChanges(values.current, result.conflict);
          }
          toast({ title: told.saved, description: result.saved });
          onClose();
          await reload();
          return "leaving";
        }}
      >
        {/* What has the focus is not under the bar at the foot. */}
        <Box
          display="contents"
          css={{ "& :is(input, textarea, select, button)": { scrollMarginBottom: "6rem" } }}
        >
          {children}
        </Box>
        {overtaken && <ChangedMeanwhile what={what} changes={overtaken} />}
        {/* Over the dialog's own padding, where fields would show through, and over what fields raise. */}
        <Flex
          position="sticky"
          zIndex="1"
          bottom={{ base: "-5", md: "-6" }}
          mx={{ base: "-5", md: "-6" }}
          mb={{ base: "-5", md: "-6" }}
          px={{ base: "5", md: "6" }}
          pt="3"
          pb={{ base: "3", md: "4" }}
          gap="3"
          wrap="wrap"
          justify="flex-end"
          align="center"
          bg="bg.panel"
          borderTopWidth="1px"
          borderColor="border"
        >
          <Box textStyle="small" color="fg.muted" aria-live="polite" me="auto">
            {isDirty ? "You have unsaved changes." : ""}
          </Box>
          <Button variant="outline" onClick={() => isBusy || onClose()}>
            Cancel
          </Button>
          <SubmitButton busy="Saving…" isDisabled={!isDirty}>
            {overtaken ? "Save my version" : "Save changes"}
          </SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}
