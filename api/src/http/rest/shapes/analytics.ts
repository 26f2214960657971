import type { Table } from "../csv.ts";

/** The data that the table is made from. */
export interface AnalyticsData {
  perDay: {
    day: string;
    rating: number | null;
    counts: {
      listingViews: number;
      companyViews: number;
      listSaves: number;
      compares: number;
      leads: number;
      reviews: number;
    };
  }[];
}

/** The analytics of a company, one line per day in UTC; the rating has two decimals. */
export function analyticsTable({ perDay }: AnalyticsData): Table {
  return {
    columns: [
      "Day",
      "Listing views",
      "Company page views",
      "List saves",
      "Compares",
      "Leads",
      "Reviews",
      "Average rating",
    ],
    rows: perDay.map(({ day, rating, counts }) => [
      day,
      counts.listingViews,
      counts.companyViews,
      counts.listSaves,
      counts.compares,
      counts.leads,
      counts.reviews,
      rating === null ? null : Math.round(rating * 100) / 100,
    ]),
  };
}
