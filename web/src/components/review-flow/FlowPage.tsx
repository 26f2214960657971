import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { useFlowViewer } from "~/components/review-flow/draft";
import { Head } from "~/ui/Head";
import { useMotion } from "~/ui/motion/motion";
import { Page } from "~/ui/Page";
import { Steps } from "./Steps";

/** The four steps of writing a review (specification 2). */
const steps = ["Select", "Leave a review", "Share on LinkedIn", "Finished"] as const;

/** The step that was shown last, 0 before the first: the next one comes from its side. */
let lastStep = 0;

/** Props of `FlowPage`: its document's title, and the step it belongs to, from 1. */
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
    // What comes from beside it does not make the page wider.
    <Page pt={{ base: "5", md: "8" }} pb="12" overflowX="clip">
      <Head title={title} {...(known ?? { robots: "noindex" })} />
      <Box maxWidth="46rem" mx="auto">
        <Steps label="Writing a review" steps={steps} current={step} />
      </Box>
      <Turn key={step} step={step}>
        {children}
      </Turn>
    </Page>
  );
}

/** The contents of a step, from the side of the one that was shown before. */
function Turn({ step, children }: Pick<FlowPageProps, "step" | "children">) {
  const motion = useMotion();
  const [before] = useState(() => lastStep);
  useEffect(() => {
    lastStep = step;
  }, [step]);
  const isTurn = before !== 0 && before !== step;
  const From = isTurn ? (before < step ? motion?.StepForward : motion?.StepBack) : undefined;
  return (
    <Box {...(From && { as: From })} pt={{ base: "7", md: "10" }}>
      {children}
    </Box>
  );
}

/** Props of `FlowHeading`: the step it belongs to, from 1, its words, and a sentence about what is to be done. */
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
