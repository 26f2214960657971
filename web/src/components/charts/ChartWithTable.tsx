import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";
import { formatDate } from "~/ui/relative-time";
import { Summary } from "~/ui/Summary";
import { DataTable } from "./DataTable";
import { LineChart, type LineChartProps } from "./LineChart";

/** Props of `ChartWithTable`: what it is called, and what one should know of it. */
export interface ChartWithTableProps extends Omit<LineChartProps, "label" | "format"> {
  heading: string;
  note?: string;
  format?: LineChartProps["format"];
}

/** A chart under its heading, and behind a disclosure the same figures as a table, latest first. */
export function ChartWithTable({ heading, note, format = formatCount, ...chart }: ChartWithTableProps) {
  const { days, series } = chart;
  const cell = (value: number | null | undefined) => (value == null ? "–" : format(value));
  return (
    <Box as="figure" minWidth="0">
      <Box as="figcaption" mb="2">
        <Box as="h3" textStyle="item">
          {heading}
        </Box>
        {note && (
          <Box as="p" textStyle="small" color="fg.muted">
            {note}
          </Box>
        )}
      </Box>
      <LineChart {...chart} format={format} label={`Chart: ${heading}. ${describeSeries(chart, cell)}`} />
      <details>
        <Summary>{heading} as a table</Summary>
        <DataTable
          caption={`${heading}, day by day`}
          columns={["Day", ...series.map(({ name }) => name)]}
          rows={days
            .map((day, index) => ({
              key: day,
              head: formatDate(new Date(day)),
              cells: series.map(({ values }) => cell(values[index])),
            }))
            .toReversed()}
          maxHeight="20rem"
        />
      </details>
    </Box>
  );
}

/** What those hear who do not see the lines: where each began and ended, and its highest. */
function describeSeries(
  { series }: Pick<LineChartProps, "series">,
  cell: (value: number | null) => string,
): string {
  return series
    .map(({ name, values }) => {
      const known = values.filter((value) => value !== null);
      if (known.length === 0) return `${name}: no data.`;
      const [first = null, last = null] = [known[0], known.at(-1)];
      return `${name}: from ${cell(first)} to ${cell(last)}, at most ${cell(Math.max(...known))}.`;
    })
    .join(" ");
}
