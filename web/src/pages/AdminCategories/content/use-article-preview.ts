import type { ContentSection } from "@assay/api/inputs";
import { useRef } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { ShownSection } from "~/components/content/ArticleSections";
import type { useArticlePreviewQuery } from "~/relay/__generated__/useArticlePreviewQuery.graphql";
import { useDebouncedQuery } from "~/ui/use-debounced-query";

/** The preview is updated after a pause of this length. */
const delayMs = 300;

/** The content of the preview, and whether the last request failed. */
export interface ArticlePreview {
  /** The latest response; null until there is one. */
  readonly sections: readonly ShownSection[] | null;
  readonly isFailed: boolean;
}

/** Previews an article, requested after a pause in typing; without sections there is none. After a failure the last preview stays. */
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
    // The initial content was not typed just now, so it is requested without a pause.
    () => !hasRequested.current,
    delayMs,
  );
  return answer ?? { sections: null, isFailed: false };
}
