/**
 * How many reviews at the category's median a listing is credited with before its own count. From the product brief:
 * S = (8·C + Σr) / (8 + n); a Bayesian average, so that three five-star reviews do not beat three hundred at 4.8.
 */
export const rankWeight = 8;
