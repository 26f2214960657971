import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { Steps } from "~/ui/Steps";

/** The four steps of writing a review (specification 2). */
const steps = ["Select", "Leave a review", "Share on LinkedIn", "Finished"] as const;

/** What a FlowPage takes: its document's title, and the step it belongs to, from 1. */
export interface FlowPageProps {
  title: string;
  step: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** A page of writing a review, under the four steps. Search engines keep none but the first. */
export function FlowPage({ title, step, children }: FlowPageProps) {
  return (
    <Page pt={{ base: "6", md: "8" }} pb="12">
      <Head title={title} {...(step > 1 && { robots: "noindex" })} />
      <Steps label="Writing a review" steps={steps} current={step} />
      <Box pt={{ base: "6", md: "10" }}>{children}</Box>
    </Page>
  );
}
