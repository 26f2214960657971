import { chakra } from "@chakra-ui/react";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { formatDate } from "~/ui/relative-time";
import { separateLabels } from "./separate-labels";
import { useElementWidth } from "./use-element-width";

/** One line of a chart; null for a day without a value. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Props of `LineChart`: its text alternative, its days (as "2026-11-20"), and up to three lines. */
export interface LineChartProps {
  label: string;
  days: readonly string[];
  series: readonly Series[];
  /** From where to where the figures can go; from 0 to what there is where nothing is said. */
  range?: readonly [number, number];
  format: (value: number) => string;
}

const height = 240;
/** Width until the available width is known. */
const assumed = 640;
const margin = { top: 12, right: 112, bottom: 28, left: 40 };
/** Lines are distinguished by their strokes and the names at their ends, not by colour alone. */
const strokes = [undefined, "7 4", "2 3"] as const;
/** Names at the ends of lines stay so far apart. */
const labelGap = 16;

const Frame = chakra("div", {
  base: {
    height: `${height}px`,
    "& svg": { display: "block", width: "full", height: "full", overflow: "visible" },
    // Narrower, its words could not be read: it is moved sideways then.
    "&[data-assumed]": { overflowX: "auto" },
    "&[data-assumed] svg": { minWidth: `${assumed}px` },
    "& text": { fill: "fg.muted", fontSize: "12px", fontFamily: "inherit" },
    "& .grid": { stroke: "border" },
    "& path": { fill: "none", strokeWidth: "2", strokeLinejoin: "round" },
    "& .name": { fontWeight: "medium", fill: "fg" },
    "& [data-line='0']": { stroke: "accent" },
    "& [data-line='1']": { stroke: "rating.fg" },
    "& [data-line='2']": { stroke: "fg" },
    "& circle": { fill: "bg", strokeWidth: "2" },
  },
});

/** Lines over days. The server draws it too; in the browser it takes the width that there is. */
export function LineChart({ label, days, series, range, format }: LineChartProps) {
  const [ref, measured] = useElementWidth<HTMLDivElement>();
  const width = measured ?? assumed;
  const maxValue = Math.max(4, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const x = scaleLinear<number>({ domain: [0, Math.max(1, days.length - 1)], range: [margin.left, right] });
  const y = scaleLinear<number>({
    domain: range ? [...range] : [0, maxValue],
    range: [bottom, margin.top],
    nice: range ? false : 4,
  });
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick));
  const ends = series.map(({ values }) =>
    y(values.findLast((value) => value !== null) ?? y.domain()[0] ?? 0),
  );
  const names = separateLabels(ends, labelGap, bottom);
  const shortDay = (index: number) => formatDate(new Date(days[index] ?? "")).split(",")[0] ?? "";
  return (
    // What scrolls must be reached by keyboard.
    <Frame
      ref={ref}
      {...(measured === null && { "data-assumed": "", role: "region", "aria-label": label, tabIndex: 0 })}
    >
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {ticks.map((tick) => (
          <line key={tick} className="grid" x1={margin.left} x2={right} y1={y(tick)} y2={y(tick)} />
        ))}
        <AxisLeft
          scale={y}
          left={margin.left}
          tickValues={ticks}
          tickFormat={(value) => format(Number(value))}
          hideAxisLine
          hideTicks
          tickLabelProps={() => ({ dx: "-0.25em", dy: "0.3em", textAnchor: "end" })}
        />
        <AxisBottom
          scale={x}
          top={bottom}
          tickValues={daysShown(days.length, right - margin.left)}
          tickFormat={(index) => shortDay(Number(index))}
          hideAxisLine
          hideTicks
          tickLabelProps={() => ({ dy: "0.5em", textAnchor: "middle" })}
        />
        {series.map(({ name, values }, line) => (
          <LinePath
            key={name}
            data={[...values]}
            defined={(value) => value !== null}
            x={(_value, index) => x(index)}
            y={(value) => y(value ?? 0)}
            data-line={line}
            strokeDasharray={strokes[line]}
          />
        ))}
        {series.map(({ name, values }, line) =>
          values.some((value) => value !== null) ? (
            <g key={name}>
              <circle data-line={line} cx={right} cy={ends[line]} r={3.5} />
              <text className="name" x={right + 10} y={names[line]} dy="0.32em">
                {name}
              </text>
            </g>
          ) : null,
        )}
      </svg>
    </Frame>
  );
}

/** Which days are named under the chart: the first, the last, and as many between as there is room for. */
function daysShown(count: number, width: number): number[] {
  const parts = Math.max(1, Math.min(6, Math.floor(width / 90)));
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (count - 1)) / parts));
}
