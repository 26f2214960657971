import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import type { Rules, Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { EditConflict } from "~/ui/private/EditConflict";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useToast } from "~/ui/Toast";
import { EditPlaceholder } from "./EditPlaceholder";
import type { SaveResult } from "./save-result";
import { useAdminError } from "./use-admin-error";
import type { EditDraftState } from "./use-edit-draft";
import type { Edited, FormSnapshot } from "./use-edited";
import { useReload } from "./use-reload";

/** Props of `EditDialog`. `T` is what its rules make of the fields that were changed. */
export interface EditDialogProps<T> {
  edited: Edited;
  /** Where what is typed outlasts the dialog. */
  draft?: EditDraftState;
  heading: string;
  /** What is edited, as people call it: "listing". */
  what: string;
  /** The label of each field, to list what somebody else changed; `shown` formats its value. */
  fields: Readonly<Record<string, { readonly label: string; readonly shown?: (value: string) => string }>>;
  /** Validates the changed fields. */
  rules: Rules<T>;
  /** Makes one value of several fields that change together, such as ticks; for values of the form. */
  joined?: (values: Values) => Values;
  /** Saves the changed fields, unless the thing was changed since `ifUpdatedAt`. */
  save: (change: T, ifUpdatedAt: string) => Promise<SaveResult>;
  /** Called with the form's values whenever they change. */
  onValues?: (values: Values) => void;
  /** The titles of the toasts, and the text of a failure without a message of its own. */
  messages: { readonly saved: string; readonly failed: string; readonly generic: string };
  onClose: () => void;
  /** The fields, by the names of the values. */
  children: ReactNode;
}

/**
 * A dialog with a form for one object of a list. Only changed fields are sent. If the object was changed meanwhile, nothing is
 * saved and no input is lost: the form lists the differences, and saves when submitted again.
 */
export function EditDialog<T>({ onClose: close, ...props }: EditDialogProps<T>) {
  const { edited, draft, heading, what } = props;
  const initial = draft ? draft.initial : edited.stored;
  const onClose = draft?.close ?? close;
  return initial ? (
    <EditForm key={draft?.key} {...props} initial={initial} onClose={onClose} />
  ) : (
    <EditPlaceholder heading={heading} what={what} status={edited.status} onClose={onClose} />
  );
}

function EditForm<T>({
  edited,
  draft,
  heading,
  what,
  initial,
  fields,
  rules,
  joined = same,
  save,
  onValues,
  messages,
  onClose,
  children,
}: EditDialogProps<T> & { initial: FormSnapshot }) {
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const seenAt = useRef(initial.updatedAt);
  const toast = useToast();
  const reload = useReload();
  const refused = useAdminError(messages.failed, messages.generic);
  const ofChanges = useMemo<Rules<T>>(
    () => ({
      safeParse: (values) => rules.safeParse(changedValues(joined(values as Values), initial.values)),
    }),
    [rules, joined, initial],
  );
  const failed = (message: string) =>
    toast({ title: messages.failed, description: message, variant: "destructive" });

  const tellChanges = async (typed: Values, message: string) => {
    const now = await edited.refetch();
    if (!now) return { form: message };
    seenAt.current = now.updatedAt;
    const changes = Object.keys(changedValues(joined(now.values), initial.values)).map((name) => {
      const { label = name, shown = (value: string) => value } = fields[name] ?? {};
      const value = joined(now.values)[name] ?? "";
      return { name, label, now: shown(value), isMine: joined(typed)[name] !== initial.values[name] };
    });
    setConflict((last) => ({ count: (last?.count ?? 0) + 1, changes }));
    return null;
  };

  const values = useRef<Values>(initial.values);
  return (
    <ModalDialog heading={heading} placement="wide" isBusy={isBusy} onClose={onClose}>
      <Form
        label={heading}
        rules={ofChanges}
        values={draft?.values ?? initial.values}
        onValues={(typed) => {
          values.current = typed;
          const differs = Object.keys(changedValues(joined(typed), initial.values)).length > 0;
          setDirty(differs);
          draft?.onValues(typed, differs);
          onValues?.(typed);
        }}
        send={async (change) => {
          setBusy(true);
          const result = await save(change, seenAt.current);
          setBusy(false);
          if ("failure" in result) return refused(result.failure);
          if ("fields" in result) {
            failed(Object.values(result.fields)[0] ?? messages.generic);
            return { fields: result.fields };
          }
          if ("conflict" in result) {
            failed(result.conflict);
            return tellChanges(values.current, result.conflict);
          }
          draft?.forget();
          toast({ title: messages.saved, description: result.saved });
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
          {draft?.notice}
          {children}
        </Box>
        {conflict && (
          <EditConflict key={conflict.count} what={what}>
            <FieldChanges changes={conflict.changes} />
          </EditConflict>
        )}
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
            {conflict ? "Save my version" : "Save changes"}
          </SubmitButton>
        </Flex>
      </Form>
    </ModalDialog>
  );
}

const same = (values: Values) => values;

const text = (value: string | undefined) => (value ?? "").replace(/\r\n?/g, "\n");

/** The fields that differ from their initial values. Line endings do not count. */
function changedValues(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in initial && text(value) !== text(initial[name])),
  );
}

/** Changes by another user. `count` numbers the conflicts of a form. */
interface Conflict {
  readonly count: number;
  readonly changes: readonly FieldChange[];
}

/** A field that another user changed. */
interface FieldChange {
  readonly name: string;
  readonly label: string;
  /** The current value. */
  readonly now: string;
  /** True if it was changed in the form too. */
  readonly isMine: boolean;
}

/** Lists the differences, and explains what submitting again does. */
function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <>
      <p>Your changes were not saved, but nothing you typed is lost.</p>
      {changes.length > 0 ? (
        <Box as="ul" ps="5" mt="2" css={{ listStyleType: "disc" }}>
          {changes.map(({ name, label, now, isMine }) => (
            <Box as="li" key={name} overflowWrap="anywhere">
              {label} is now{" "}
              {now === "" ? (
                "empty"
              ) : (
                <>
                  “<bdi>{now.length > 200 ? `${now.slice(0, 200)}…` : now}</bdi>”
                </>
              )}
              {isMine ? ": saving replaces it with yours." : ": saving keeps it."}
            </Box>
          ))}
        </Box>
      ) : (
        <p>The change was to something outside this form, and saving does not affect it.</p>
      )}
    </>
  );
}
