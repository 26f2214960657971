/** What browsers may load of the api: vocabularies, limits, and input schemas with their messages. */
export * from "./account.ts";
export * from "./blank.ts";
export * from "./category.ts";
export * from "./company.ts";
export * from "./conflicts.ts";
export * from "./contact.ts";
export * from "./content.ts";
export * from "./currencies.ts";
export * from "./durations.ts";
export * from "./ends.ts";
export * from "./facts.ts";
export * from "./feature.ts";
export * from "./invitation.ts";
// Apart from the names of languages, which few pages need.
export * from "./language-tags.ts";
export * from "./languages.ts";
export * from "./lead.ts";
export * from "./limits.ts";
export * from "./list.ts";
export * from "./mail.ts";
// Without the parser: the server parses, browsers draw.
export * from "./markup.ts";
export * from "./moderation.ts";
export * from "./palette.ts";
export * from "./pictures.ts";
export * from "./plan.ts";
export * from "./preferences.ts";
export * from "./proofs.ts";
export * from "./quorum.ts";
export * from "./rating.ts";
export * from "./review.ts";
export * from "./review-summaries.ts";
export * from "./site.ts";
export * from "./site-defaults.ts";
export * from "./site-path.ts";
export * from "./software.ts";
export * from "./suggested-product.ts";
export * from "./text.ts";
export * from "./token.ts";
// Only its shape: browsers send views, the server reads them.
export type { View } from "./views.ts";
export * from "./vocabulary.ts";
export * from "./webhook.ts";
export * from "./yearly-cost.ts";
