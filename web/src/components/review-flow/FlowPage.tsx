import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useFlowViewer } from "~/review-draft/draft";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { Steps } from "~/ui/Steps";

/** The four steps of writing a review (specification 2). */
const steps = ["Select", "Leave a review", "Share on LinkedIn", "Finished"] as const;

/** What a FlowPage takes: its document's title, and the step it belongs to, from 1. */
export interface FlowPageProps {
  title: string;
  step: 1 | 2 | 3 | 4;
  /** What search engines keep of it; left out, they keep nothing. */
  known?: { readonly description: string; readonly canonical: string };
  children: ReactNode;
}

/** A page of writing a review, under the four steps. */
export function FlowPage({ title, step, known, children }: FlowPageProps) {
  useFlowViewer();
  return (
    <Page pt={{ base: "5", md: "8" }} pb="12">
      <Head title={title} {...(known ?? { robots: "noindex" })} />
      <Box maxWidth="46rem" mx="auto">
        <Steps label="Writing a review" steps={steps} current={step} />
      </Box>
      <Box pt={{ base: "7", md: "10" }}>{children}</Box>
    </Page>
  );
}

/** What a FlowHeading takes: the step it belongs to, from 1, its words, and a sentence about what is to be done. */
export interface FlowHeadingProps {
  step: 1 | 2 | 3 | 4;
  heading: ReactNode;
  lead?: ReactNode;
}

/** The heading of a page of writing a review. */
export function FlowHeading({ step, heading, lead }: FlowHeadingProps) {
  return (
    <>
      <Box as="p" textStyle="label" color="fg.subtle" mb="2">
        Step {step} of {steps.length}
      </Box>
      <Box as="h1" textStyle="title">
        {heading}
      </Box>
      {lead && (
        <Box color="fg.muted" mt="2" maxWidth="prose">
          {lead}
        </Box>
      )}
    </>
  );
}
