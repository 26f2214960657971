/** A V8 CPU profile: a tree of calls, and for each sample the node it was in. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  /** Microseconds on the machine's steady clock. */
  startTime: number;
  samples: number[];
  /** Microseconds since the previous sample. */
  timeDeltas: number[];
}

/** Time spent in a function or package itself, without its callees. */
export interface SelfTime {
  name: string;
  milliseconds: number;
  /** Share of the time that was not idle, from 0 to 1. */
  share: number;
}

/** An interval of the profile, in microseconds of the machine's monotonic clock (process.hrtime). */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * Self times by package and by function, longest first. A sample counts for the time until the next one; idle time is
 * left out.
 */
export function selfTimes(
  profile: CpuProfile,
  root: string,
  { from, to }: Stretch = { from: 0, to: Number.POSITIVE_INFINITY },
): { packages: SelfTime[]; functions: SelfTime[] } {
  const nodes = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const packages = new Map<string, number>();
  const functions = new Map<string, number>();
  let now = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    now += profile.timeDeltas[index] ?? 0;
    const frame = nodes.get(id);
    const lasted = Math.max(0, profile.timeDeltas[index + 1] ?? 0);
    if (!frame || frame.functionName === "(idle)" || now < from || now > to) continue;
    add(packages, packageOf(frame.functionName, frame.url, root), lasted);
    add(functions, functionOf(frame, root), lasted);
  }
  return { packages: ranked(packages), functions: ranked(functions) };
}

/** The owner of a location: a package, a layer of the api, Node, or the engine. */
export function packageOf(functionName: string, url: string, root: string): string {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (installed) return installed;
  if (url.startsWith("node:")) return "node";
  if (url === "") return functionName.startsWith("(") ? functionName : "(native)";
  const path = pathIn(url, root);
  return path.split("/").slice(0, 3).join("/");
}

function functionOf(
  { functionName, url, lineNumber }: CpuProfile["nodes"][number]["callFrame"],
  root: string,
): string {
  const name = functionName || "(anonymous)";
  if (url === "") return name;
  const [, inPackage] = /.*\/node_modules\/(.*)$/.exec(url) ?? [];
  return `${name}  ${inPackage ?? pathIn(url, root)}:${lineNumber + 1}`;
}

function pathIn(url: string, root: string): string {
  const path = url.replace(/^file:\/\//, "");
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

function add(times: Map<string, number>, name: string, microseconds: number): void {
  times.set(name, (times.get(name) ?? 0) + microseconds);
}

function ranked(times: ReadonlyMap<string, number>): SelfTime[] {
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, milliseconds: time / 1_000, share: all === 0 ? 0 : time / all }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
}
