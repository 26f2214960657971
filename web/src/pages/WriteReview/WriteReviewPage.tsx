import { Box } from "@chakra-ui/react";
import { redirect, useLocation } from "react-router";
import { FlowHeading, FlowPage } from "~/components/review-flow/FlowPage";
import { paths } from "~/paths";
import { roleParams } from "~/search-params/write-review";
import { useSite } from "~/site";
import { RoleForm } from "./RoleForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** /write-review is the path used by the header's link. */
const settle = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname !== paths.writeReview()) throw redirect(paths.writeReview() + search, 301);
  return null;
};

export const loader = settle;
export const clientLoader = settle;

/** /write-a-review: asks for the field of work. */
export default function WriteReviewPage() {
  const site = useSite();
  const { search } = useLocation();
  const { role } = roleParams.read(new URL(search, "http://localhost"));
  return (
    <FlowPage
      title="Write a Review"
      step={1}
      known={{
        description: `Review the software and services you use at work. One honest review on ${site.name} takes under three minutes and helps others choose well.`,
        canonical: paths.writeReview(),
      }}
    >
      <Box maxWidth="46rem" mx="auto">
        <FlowHeading
          step={1}
          heading="What do you do at work?"
          lead="Pick the field that is closest. We show software for your field first, and readers see the perspective you write from."
        />
        <RoleForm key={role} role={role} />
      </Box>
    </FlowPage>
  );
}
