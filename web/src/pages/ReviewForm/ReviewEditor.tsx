import type { ReviewInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { setWaiting } from "~/components/review-flow/draft";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { Form } from "~/ui/form/Form";
import type { Problems, Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useToast } from "~/ui/Toast";
import type { AskedFeature } from "./FeatureQuestions";
import { ReviewFields } from "./ReviewFields";
import { missingFields, reviewRules } from "./review-values";
import type { DraftOfForm } from "./use-draft";

/** Props of `ReviewEditor`. */
export interface ReviewEditorProps {
  /** The form's name for screen readers. */
  label: string;
  softwareId: string;
  /** The field of work in the URL; null if the form asks for it. */
  givenRole: string | null;
  /** What reviewers are asked about. */
  features: readonly AskedFeature[];
  draft: DraftOfForm;
  /** True if a waiting draft may be sent automatically. */
  canSend: boolean;
  /** Sends the form's input; `values` are the raw values of its fields. */
  send: (input: ReviewInput, values: Values) => Promise<Problems | null | "leaving">;
  /** The label of the button, and its label while the review is being sent. */
  submit: string;
  busy: string;
  /** An alternative action next to the button. */
  other?: ReactNode;
  /** Content above the button. */
  children?: ReactNode;
}

/** The form of a review. Input is saved as a draft. */
export function ReviewEditor({
  label,
  softwareId,
  givenRole,
  features,
  draft,
  canSend,
  send,
  submit,
  busy,
  other,
  children,
}: ReviewEditorProps) {
  const toast = useToast();
  const [values, setValues] = useState<Values>(draft.values);
  const needed = missingFields(values);
  const [isSettled, setSettled] = useState(false);
  const sendsItself = !isSettled && canSend && draft.isWaiting && missingFields(draft.values).length === 0;
  const [rules] = useState(() => reviewRules(softwareId, givenRole));
  const discard = () => {
    const undo = draft.discard();
    toast({ title: "Draft discarded", action: { label: "Undo", run: undo } });
  };
  return (
    <Box onKeyDown={preventSubmit}>
      {sendsItself && (
        <Box
          role="status"
          mb="5"
          px="4"
          py="3"
          bg="accent.subtle"
          color="accent.fg"
          borderRadius="md"
          fontWeight="medium"
        >
          {busy}
        </Box>
      )}
      {draft.restoredAt !== null && !sendsItself && (
        <Flex align="center" columnGap="2" wrap="wrap" mb="4" textStyle="small" color="fg.muted">
          <span>
            Your draft from <CalendarDate iso={new Date(draft.restoredAt).toISOString()} />, saved in this
            browser.
          </span>
          <Button variant="quiet" size="sm" px="2" onClick={discard}>
            Discard
          </Button>
        </Flex>
      )}
      <Form
        key={draft.round}
        label={label}
        rules={rules}
        values={draft.values}
        onValues={(held) => {
          setValues(held);
          draft.keep(held);
        }}
        checksEarly
        sendsItself={sendsItself}
        onRefused={() => {
          if (sendsItself) setWaiting(softwareId, false);
          setSettled(true);
        }}
        send={async (input) => {
          draft.flush();
          const outcome = await send(input, values);
          if (outcome !== "leaving") setSettled(true);
          return outcome;
        }}
      >
        <ReviewFields showsRole={givenRole === null} softwareId={softwareId} features={features} />
        <Box borderTopWidth="1px" borderColor="border" pt="5">
          {children}
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
            <SubmitButton busy={busy} isDisabled={needed.length > 0}>
              {submit}
            </SubmitButton>
            {other}
            {needed.length > 0 && (
              <Box as="p" textStyle="small" color="fg.muted">
                Still needed: {formatList(needed)}.
              </Box>
            )}
          </Flex>
        </Box>
      </Form>
    </Box>
  );
}

/** Enter in a single-line field moves to the next field, so that a review is not published by accident. */
function preventSubmit(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [
    ...(target.form?.querySelectorAll<HTMLElement>("input:not([type=radio]), textarea, select") ?? []),
  ];
  if (target.type !== "radio") fields[fields.indexOf(target) + 1]?.focus();
}

const formatList = (needs: readonly string[]) =>
  needs.length < 2 ? needs.join() : `${needs.slice(0, -1).join(", ")} and ${needs.at(-1)}`;
