import { formatCount } from "./count";
/** A bucket of employees as it is shown: "51–200", "1,000+"; null where it is not known. */
export function formatEmployees(bucket: string | null | undefined): string | null {
  if (!bucket) return null;
  return bucket.replaceAll(/\d+/g, (count) => formatCount(Number(count))).replace("-", "–");
}
