import type { ReviewLanguage } from "../../domain/review/language/counts.ts";
import { languageName, languagesOfReviews } from "../../domain/review/language/counts.ts";
import { builder } from "../builder.ts";

const ReviewLanguageRef = builder.objectRef<ReviewLanguage>("ReviewLanguage").implement({
  description: "A language, with the number of reviews in it.",
  fields: (t) => ({
    tag: t.exposeString("tag", { description: 'Primary language subtag of BCP 47, such as "pt".' }),
    name: t.string({ description: "English name of the language.", resolve: ({ tag }) => languageName(tag) }),
    count: t.exposeInt("count", { description: "Number of published reviews in the language." }),
  }),
});

builder.queryFields((t) => ({
  reviewLanguages: t.field({
    type: [ReviewLanguageRef],
    description:
      "Languages of the published reviews of all Live listings, most frequent first, at most 20. Reviews of an unknown language are not counted.",
    resolve: (_root, _args, { reader }) => languagesOfReviews({ reader }),
  }),
}));

builder.prismaObjectFields("Software", (t) => ({
  reviewLanguages: t.field({
    type: [ReviewLanguageRef],
    description:
      "Languages of the listing's published reviews, most frequent first, at most 20. Reviews of an unknown language are not counted.",
    resolve: ({ id }, _args, { loaders }) => loaders.reviewLanguages.load(id),
  }),
}));

builder.prismaObjectFields("Review", (t) => ({
  language: t.exposeString("language", {
    nullable: true,
    description:
      'Language of the text: the primary subtag of a BCP 47 tag, such as "pt". As the author or the catalog states it, else as it was detected; null if it is not known.',
  }),
  isLanguageDetected: t.boolean({
    description: "True if `language` was detected, and stated neither by the author nor by the catalog.",
    select: { language: true, languageBy: true },
    resolve: ({ language, languageBy }) => language !== null && languageBy === "detected",
  }),
}));
