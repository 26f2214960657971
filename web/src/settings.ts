/** What the product is called and claims. The only place where these words stand. */
export const settings = {
  name: "Assay",
  tagline: "Software, weighed by the people who use it",
  description:
    "Assay is an open directory of software and services. Compare products by the ratings and reviews of the people who use them.",
  /** Where mail of visitors goes. An address of .example reaches nobody: whoever runs the site puts their own here. */
  contactAddress: "hello@assay.example",
  claims: {
    software: "10,000+",
    reviews: "250,000+",
    companies: "5,000+",
    monthlyBuyers: "5 million",
  },
  /** Home's popular categories, in this order. */
  popularCategories: [
    { name: "Project Management", slug: "project-management" },
    { name: "Video Conferencing", slug: "video-conferencing" },
    { name: "E-Commerce Platforms", slug: "e-commerce-platforms" },
    { name: "Marketing Automation", slug: "marketing-automation" },
    { name: "Accounting", slug: "accounting" },
    { name: "CRM", slug: "crm" },
    { name: "Expense Management", slug: "expense-management" },
    { name: "ERP Systems", slug: "erp-systems" },
    { name: "Online Backup", slug: "online-backup" },
    { name: "AI Chatbots", slug: "ai-chatbots" },
  ],
  defaultPopularCategory: "ai-chatbots",
  /** The signed-in home's tiles: what a click on each searches for. */
  homeTiles: ["CRM", "Project Management", "Marketing", "Accounting & Finance", "Analytics", "Security"],
} as const;
