/** What people call the mails that they may do without, and when these come. */
export const mailLabels: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = {
  REVIEW_THANKS: { label: "Thanks for your reviews", hint: "When a review of yours is published." },
  REVIEW_ANSWERED: { label: "Answers to your reviews", hint: "When a vendor answers one in public." },
  NEW_LEAD: { label: "New leads", hint: "When a buyer asks a company that you own for something." },
  NEW_REVIEW: { label: "New reviews", hint: "When software of a company of yours is reviewed." },
};
