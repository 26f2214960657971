import type { Table } from "../csv.ts";

/** What the table is made of. */
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

/** The analytics of a company, a line a day in UTC; the rating to two digits. */
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
