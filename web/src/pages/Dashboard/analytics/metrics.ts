/** What is counted, in the order in which it is shown, and what it is called. */
export const metrics = [
  { name: "listingViews", label: "Listing views" },
  { name: "companyViews", label: "Company page views" },
  { name: "listSaves", label: "List saves" },
  { name: "compares", label: "Compares" },
  { name: "leads", label: "Leads" },
  { name: "reviews", label: "Reviews" },
] as const;
