import { registry } from "../metrics/registry.ts";

/** One value of a metric; those of a histogram are under its name with _count, _sum or _bucket. */
export interface MetricSample {
  name: string;
  labels: Readonly<Record<string, string | number>>;
  value: number;
}

/** All values of the registry, as a scrape would read them. */
export async function scrape(): Promise<MetricSample[]> {
  const metrics = await registry.getMetricsAsJSON();
  return metrics.flatMap(({ name, values }) =>
    (values as (Omit<MetricSample, "name"> & { metricName?: string })[]).map(
      ({ metricName = name, labels, value }) => ({ name: metricName, labels, value }),
    ),
  );
}

/** The sum of a metric's values that have these labels; 0 if there are none. */
export async function metric(name: string, labels: MetricSample["labels"] = {}): Promise<number> {
  const samples = (await scrape()).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  );
  return samples.reduce((sum, { value }) => sum + value, 0);
}

/** By how much a metric grows during the work. */
export async function growthOf(
  name: string,
  labels: MetricSample["labels"],
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await metric(name, labels);
  await work();
  return (await metric(name, labels)) - before;
}
