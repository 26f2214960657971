/**
 * A group of the home page's research section: categories with a word in their name that begins with one of the
 * keywords. A keyword that ends in a space is a whole word ("hr " is not in "threat", nor "tax " in "taxonomy").
 */
export interface ResearchGroup {
  readonly title: string;
  readonly keywords: readonly string[];
}

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
  researchGroups: [
    {
      title: "Accounting & Finance",
      keywords: ["account", "financ", "expense", "invoice", "billing", "tax ", "payroll"],
    },
    {
      title: "Artificial Intelligence",
      keywords: ["ai ", "artificial", "machine learning", "deep learning", "generative", "agentic"],
    },
    {
      title: "Collaboration & Productivity",
      keywords: ["collaborat", "productiv", "project", "task", "conferenc", "document"],
    },
    {
      title: "Customer Service",
      keywords: ["customer service", "help desk", "support", "contact center", "chat"],
    },
    {
      title: "Governance Risk & Compliance",
      keywords: ["governance", "risk", "compliance", "audit", "policy"],
    },
    { title: "HR", keywords: ["hr ", "human resource", "recruit", "talent", "employee"] },
    { title: "Marketing", keywords: ["marketing", "seo ", "social media", "advertis", "content"] },
    {
      title: "Sales Acceleration",
      keywords: ["sales engagement", "sales acceleration", "lead", "prospect", "conversation"],
    },
    { title: "Sales", keywords: ["sales", "crm ", "quote", "commission"] },
  ] satisfies readonly ResearchGroup[],
} as const;
