/**
 * Words in the names of the categories of each research group, by the name of its variable in the page's query; with an asterisk, the
 * beginnings of words.
 */
export const researchWords = {
  accounting: ["account*", "financ*", "expense*", "invoice*", "billing*", "tax", "payroll*"],
  artificialIntelligence: [
    "ai",
    "artificial*",
    "machine learning*",
    "deep learning*",
    "generative*",
    "agentic*",
  ],
  collaboration: ["collaborat*", "productiv*", "project*", "task*", "conferenc*", "document*"],
  customerService: ["customer service*", "help desk*", "support*", "contact center*", "chat*"],
  governance: ["governance*", "risk*", "compliance*", "audit*", "policy*"],
  hr: ["hr", "human resource*", "recruit*", "talent*", "employee*"],
  marketing: ["marketing*", "seo", "social media*", "advertis*", "content*"],
  salesAcceleration: ["sales engagement*", "sales acceleration*", "lead*", "prospect*", "conversation*"],
  sales: ["sales*", "crm", "quote*", "commission*"],
} as const;
