/**
 * A group of the home page's research section: categories with a word in their name that begins with one of the
 * keywords. A keyword that ends in a space is a whole word ("hr " is not in "threat", nor "tax " in "taxonomy").
 */
export interface ResearchGroup {
  readonly title: string;
  readonly keywords: readonly string[];
}

/** The research groups of the home page, in display order. Separate from the other settings, which every page loads. */
export const researchSettings = [
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
] as const satisfies readonly ResearchGroup[];
