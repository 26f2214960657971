/** The labels of optional e-mails and when they are sent, by GraphQL enum value. */
export const mailLabels: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = {
  REVIEW_THANKS: { label: "Thanks for your reviews", hint: "When one of your reviews is published." },
  REVIEW_ANSWERED: { label: "Answers to your reviews", hint: "When a vendor answers one of your reviews." },
  NEW_LEAD: { label: "New leads", hint: "When a buyer contacts a company you own." },
  NEW_REVIEW: { label: "New reviews", hint: "When software from one of your companies is reviewed." },
};
