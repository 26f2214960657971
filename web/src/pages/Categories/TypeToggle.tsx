import { paths } from "~/paths";
import { SegmentedControl } from "~/ui/SegmentedControl";

type Type = "all" | "software" | "service";

const labels: Readonly<Record<Type, string>> = { all: "All", software: "Software", service: "Service" };
const types: readonly Type[] = ["all", "software", "service"];

/** Chooses which type of category is listed. */
export function TypeToggle({ current }: { current: Type }) {
  const choices = types.map((type) => ({
    label: labels[type],
    href: paths.categories({ type }),
    isCurrent: type === current,
  }));
  return <SegmentedControl label="Type of category" choices={choices} />;
}
