/** Mails that one may do without, each switched off by itself. */
export const optionalMails = ["review-thanks", "review-answered", "new-lead", "new-review"] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Stored formats of uploaded pictures. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where the data are: in a folder of this machine, or on a server. */
export const databaseKinds = ["embedded", "postgresql"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** How mails leave: to a mail server, or as files in a folder. */
export const mailTransports = ["smtp", "outbox"] as const;
export type MailTransport = (typeof mailTransports)[number];

/** Where the bytes of pictures are. */
export const pictureStores = ["database", "object-store"] as const;
export type PictureStore = (typeof pictureStores)[number];

/** What a message to the people who run the site is about. */
export const contactTopics = [
  "correction",
  "review",
  "listing",
  "account",
  "personal-data",
  "security",
  "press",
  "other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The topics as they are shown. */
export const contactTopicLabels: Readonly<Record<ContactTopic, string>> = {
  correction: "A mistake on a page",
  review: "A review",
  listing: "A listing of your product",
  account: "Your account",
  "personal-data": "Your personal data",
  security: "A security problem",
  press: "A press inquiry",
  other: "Something else",
};
