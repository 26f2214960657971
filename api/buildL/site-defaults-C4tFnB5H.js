// api/src/inputs/site-defaults.ts
/** What the site is called and claims unless its operator says otherwise. The claims are the demo's. */
var defaultBranding = {
	name: "Assay",
	tagline: "Software, weighed by the people who use it",
	description: "Assay is an open directory of software and services. Compare products by the ratings and reviews of the people who use them.",
	/** An address of .example reaches nobody: whoever runs the site sets their own. */
	contact: "hello@assay.example",
	dataTerms: null,
	/** The letter of the mark; null is the drawn one of the default name. */
	initial: null,
	logo: null,
	icon: {
		href: "/favicon.svg",
		type: "image/svg+xml"
	},
	accent: null,
	claims: {
		heading: "Join the 5 million buyers who choose here every month",
		figures: [
			{
				value: "10,000+",
				label: "software"
			},
			{
				value: "250,000+",
				label: "reviews"
			},
			{
				value: "5,000+",
				label: "companies"
			}
		]
	},
	/** Home's popular categories, in this order; `defaultPopularCategory` is open first. */
	popularCategories: [
		{
			name: "Project Management",
			slug: "project-management"
		},
		{
			name: "Video Conferencing",
			slug: "video-conferencing"
		},
		{
			name: "E-Commerce Platforms",
			slug: "e-commerce-platforms"
		},
		{
			name: "Marketing Automation",
			slug: "marketing-automation"
		},
		{
			name: "Accounting",
			slug: "accounting"
		},
		{
			name: "CRM",
			slug: "crm"
		},
		{
			name: "Expense Management",
			slug: "expense-management"
		},
		{
			name: "ERP Systems",
			slug: "erp-systems"
		},
		{
			name: "Online Backup",
			slug: "online-backup"
		},
		{
			name: "AI Chatbots",
			slug: "ai-chatbots"
		}
	],
	defaultPopularCategory: "ai-chatbots",
	/** The signed-in home's six tiles: what a click on each searches for. */
	homeTiles: [
		"CRM",
		"Project Management",
		"Marketing",
		"Accounting & Finance",
		"Analytics",
		"Security"
	],
	hasLegalNotice: false,
	hasContactForm: true
};
/** Outlines of the mark in a square of 28: a hallmark, the stamp that an assayer leaves, and its letter. */
var mark = {
	stamp: "M8 1.5h12l6.5 6.5v12L20 26.5H8L1.5 20V8z",
	letter: "M8.5 20 14 7.5 19.5 20M10.8 15.6h6.4"
};
/** Width by height from which a logo stands for the name too. */
var wideLogo = 1.5;
/** A tagline as a sentence: with a full stop, unless it ends as sentences do in its script. */
var asSentence = (tagline) => /[\p{Sentence_Terminal}…]$/u.test(tagline) ? tagline : `${tagline}.`;
export { wideLogo as i, defaultBranding as n, mark as r, asSentence as t };
