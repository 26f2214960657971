import type { ContentSection } from "@assay/api/inputs";
import { useRef } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { ShownSection } from "~/components/content/ArticleSections";
import type { useArticlePreviewQuery } from "~/relay/__generated__/useArticlePreviewQuery.graphql";
import { useDebouncedQuery } from "~/ui/use-debounced-query";

/** After a pause of this length the preview is brought up to date. */
const pauseMs = 300;

/** What the preview shows, and whether the last time of asking came to nothing. */
export interface ArticlePreview {
  /** The latest that was answered; null until something is. */
  readonly sections: readonly ShownSection[] | null;
  readonly isFailed: boolean;
}

/** An article as its page would show it, asked when typing rests; none for no sections. A failure keeps the last one. */
export function useArticlePreview(sections: readonly ContentSection[]): ArticlePreview {
  const environment = useRelayEnvironment();
  const last = useRef<readonly ShownSection[] | null>(null);
  const hasRequested = useRef(false);
  const { answer } = useDebouncedQuery<ArticlePreview>(
    sections.length === 0 ? "" : JSON.stringify(sections),
    async (text) => {
      hasRequested.current = true;
      const request = fetchQuery<useArticlePreviewQuery>(
        environment,
        graphql`
          query useArticlePreviewQuery($sections: [ContentSectionInput!]!) {
            administration {
              articlePreview(sections: $sections) {
                id
                heading
                markup
              }
            }
          }
        `,
        { sections: JSON.parse(text) as ContentSection[] },
      );
      const response = await request.toPromise().catch(() => null);
      const shown = response?.administration?.articlePreview;
      if (shown) last.current = shown;
      return { sections: last.current, isFailed: !shown };
    },
    // What is there when the preview is opened was not typed just now.
    () => !hasRequested.current,
    pauseMs,
  );
  return answer ?? { sections: null, isFailed: false };
}
