import { proofInput, proofLimits, proofTypes } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { paths } from "~/paths";
import { controlStyles } from "~/ui/form/control-styles";
import { FieldFrame } from "~/ui/form/FieldFrame";
import { Form } from "~/ui/form/Form";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextLink } from "~/ui/TextLink";
import { sendProof } from "./send-proof";

const Input = chakra("input", { base: { ...controlStyles, height: "auto", py: "2" } });

/** What a proof can be, by its GraphQL enum value. */
export const proofChoices = {
  INVOICE: "Invoice or receipt",
  ACCOUNT: "Screenshot of your account",
  OTHER: "Something else",
} as const;

/** Props of `ProofForm`: the review, and the callback for when a file was taken. */
export interface ProofFormProps {
  reviewId: string;
  title: string;
  onSent: () => void;
}

/** Sends moderators a file that shows the use of the reviewed product, and says first what becomes of it. */
export function ProofForm({ reviewId, title, onSent }: ProofFormProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Box textStyle="small" color="fg.muted" mb="4">
        <Box as="p" mb="2">
          Show our moderators that you use the product, for example with an invoice. Your review is then
          labeled with what was proved and in which month, and counts fully in rankings.{" "}
          <TextLink to={paths.reviewLabels()}>What labels mean</TextLink>
        </Box>
        <Box as="ul" ps="5" css={{ listStyle: "disc", "& > li": { mb: "1" } }}>
          <li>
            <b>Black out what is not needed</b>: prices, addresses, names of others, account numbers.
          </li>
          <li>Only moderators of this site can open the file: not the vendor, not other users.</li>
          <li>
            The file is deleted as soon as they have decided, or after {proofLimits.days} days. Metadata of
            pictures is removed at once.
          </li>
          <li>
            If they accept it, we keep what kind of file it was, and the date. If they refuse it, nothing
            changes in public. Either way, we email you.
          </li>
        </Box>
      </Box>
      <Form
        label={`Prove the use for your review “${title}”`}
        rules={proofInput}
        send={async ({ kind }) => {
          const chosen = file.current?.files?.[0];
          if (!chosen) return { fields: { file: "Please choose a file" } };
          const problem = await sendProof(reviewId, kind, chosen);
          if (problem) return { fields: { file: problem } };
          onSent();
          return null;
        }}
      >
        <SelectField
          name="kind"
          label="What is it?"
          isRequired
          none="Please choose"
          options={Object.entries(proofChoices).map(([value, label]) => ({
            value: value.toLowerCase(),
            label,
          }))}
        />
        <FieldFrame
          name="file"
          label="File"
          hint={`PNG, JPEG or WebP picture, or PDF, up to ${proofLimits.bytes / 2 ** 20} MB.`}
          isOptional={false}
        >
          {(control) => <Input ref={file} type="file" accept={proofTypes.join(",")} {...control} />}
        </FieldFrame>
        <div>
          <SubmitButton busy="Sending…">Send to moderators</SubmitButton>
        </div>
      </Form>
    </>
  );
}
