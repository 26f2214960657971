import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { TransparencyPageQuery } from "~/relay/__generated__/TransparencyPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { useSite } from "~/site";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { Page } from "~/ui/Page";
import { Section } from "~/ui/Section";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import data from "./data";
import { HowCounted } from "./HowCounted";
import { KindSection } from "./KindSection";
import { MonthTable } from "./MonthTable";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /transparency: the public record of moderation. */
export default function TransparencyPage() {
  return (
    <PageSuspense fallback={<TransparencySkeleton />}>
      <Transparency />
    </PageSuspense>
  );
}

function TransparencySkeleton() {
  return (
    <Page py="16" aria-label="Loading the public record">
      <Skeleton height="2rem" width="14rem" />
    </Page>
  );
}

const crumbs = [
  { label: "Home", href: paths.home() },
  { label: "Transparency", href: paths.transparency() },
];

function Transparency() {
  const site = useSite();
  const absolute = useAbsoluteUrl();
  const { transparency: months } = usePageQuery<TransparencyPageQuery>(graphql`
    query TransparencyPageQuery {
      transparency(first: 36) {
        month
        isComplete
        isReconstructed
        isExample
        hidden {
          ...KindSection_counts
        }
        reported {
          opened {
            ...KindSection_counts
          }
        }
        flagged {
          opened {
            ...KindSection_counts
          }
        }
        listingsFlagged {
          opened {
            ...KindSection_counts
          }
        }
        appealed {
          decided {
            count {
              ...KindSection_counts
            }
          }
        }
        notices {
          ...KindSection_counts
        }
        ...MonthTable_months
      }
    }
  `);
  return (
    <Page pb="8">
      <Head
        title="Transparency"
        description={`What is done about reviews on ${site.name}, by month: received, published, reported, flagged, hidden and appealed, and how long decisions take.`}
        canonical={paths.transparency()}
        feed={{ href: paths.transparencyFeed(), title: `Moderation on ${site.name} by month` }}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Transparency" }]} />
      <Box as="h1" textStyle="title" mt="2">
        Transparency
      </Box>
      <Box as="p" textStyle="prose" color="fg.muted" mt="3" mb="10" maxWidth="prose">
        What happens to reviews on {site.name}, month by month. The numbers are counted as things happen, and
        what is deleted later still counts. Take them away as{" "}
        <TextLink to={paths.transparencyFile()}>CSV</TextLink>, as a{" "}
        <TextLink to={paths.transparencyFeed()}>feed</TextLink> or from the{" "}
        <TextLink to={paths.developers()}>API</TextLink>.
      </Box>
      <Section heading="By month">
        <MonthTable months={months} />
        <Footnotes
          hasReconstructed={months.some((one) => one.isReconstructed)}
          hasExamples={months.some((one) => one.isExample)}
        />
      </Section>
      <KindSection heading="Why reviews were hidden" months={months} counts={months.map((one) => one.hidden)}>
        By the report or flag that led to it. A hidden review counts nowhere; its author is told why and can
        reply.
      </KindSection>
      <KindSection
        heading="What readers reported"
        months={months}
        counts={months.map((one) => one.reported.opened)}
      >
        Reports of published reviews, by reason. A reported review stays up until moderators decide.
      </KindSection>
      <KindSection
        heading="What automatic checks flagged"
        months={months}
        counts={months.map((one) => one.flagged.opened)}
      >
        Flags point moderators to reviews. A second review from one mailbox, and a review by somebody whose
        review of the same product was hidden before, are not published unless moderators decide so.
      </KindSection>
      <KindSection
        heading="Flagged listings"
        months={months}
        counts={months.map((one) => one.listingsFlagged.opened)}
      >
        Listings that replaced a badly reviewed one, or became another product.
      </KindSection>
      <KindSection
        heading="What became of appeals"
        months={months}
        counts={months.map((one) => one.appealed.decided.count)}
      >
        An author appeals by replying to the moderators. The review is then published again or stays hidden.
      </KindSection>
      <KindSection
        heading="Notices of manipulation"
        months={months}
        counts={months.map((one) => one.notices)}
      >
        A listing for which moderators found manipulated reviews, of itself or of competitors, has a notice
        for 90 days.
      </KindSection>
      <HowCounted />
    </Page>
  );
}

function Footnotes({ hasReconstructed, hasExamples }: { hasReconstructed: boolean; hasExamples: boolean }) {
  return (
    <Box textStyle="small" color="fg.muted" mt="3" maxWidth="prose">
      <p>
        “–” is not told before the month is over; times not for fewer than 5 decisions. “&lt; 5” stands for 1
        to 4.
      </p>
      {hasReconstructed && (
        <p>¹ In part counted when this record began: what had been deleted by then is missing.</p>
      )}
      {hasExamples && <p>² In part made up: this site shows a demo.</p>}
    </Box>
  );
}
