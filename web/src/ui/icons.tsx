import type { ComponentProps } from "react";

/** What an icon takes; it is decoration, its meaning stands in words beside it. */
export type IconProps = Omit<ComponentProps<"svg">, "children" | "path">;

/** One drawn here, for a single page, from the path on a field of 20 by 20; theme/global-css.ts has its lines, for all at once. */
export function Icon({ path, ...rest }: IconProps & { path: string }) {
  return (
    <svg data-icon="" viewBox="0 0 20 20" aria-hidden {...rest}>
      <path d={path} />
    </svg>
  );
}

/** Paths of icons that lists of hundreds show; see `iconMask`. */
export const iconPaths = {
  folder: "M2.5 5.5h5l1.5 2h8.5v8.5h-15z",
  tag: "M3 3.5h6.5l7 7-6 6-7.5-7zM6.5 6.8v.01",
  chevronRight: "M7.5 5 12.5 10 7.5 15",
  dot: "M10 8.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z",
};

/** An icon as the CSS value of `mask`: the element's background shows in its lines. */
export function iconMask(path: string): string {
  const line = "fill='none' stroke='black' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' ${line}><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`;
}

export const ChevronDown = (props: IconProps) => <Icon path="M5 7.5 10 12.5 15 7.5" {...props} />;
export const ChevronRight = (props: IconProps) => <Icon path={iconPaths.chevronRight} {...props} />;
export const ArrowRight = (props: IconProps) => <Icon path="M4 10h12M11.5 5.5 16 10l-4.5 4.5" {...props} />;
export const ArrowLeft = (props: IconProps) => <Icon path="M16 10H4M8.5 5.5 4 10l4.5 4.5" {...props} />;
export const Close = (props: IconProps) => <Icon path="M5 5l10 10M15 5 5 15" {...props} />;
export const Menu = (props: IconProps) => <Icon path="M3 6h14M3 10h14M3 14h14" {...props} />;
export const Search = (props: IconProps) => (
  <Icon path="M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13.5 13.5 17 17" {...props} />
);
export const Sun = (props: IconProps) => (
  <Icon
    path="M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1"
    {...props}
  />
);
export const Moon = (props: IconProps) => (
  <Icon path="M17 11.5A7 7 0 1 1 8.5 3a5.5 5.5 0 0 0 8.5 8.5Z" {...props} />
);
export const Folder = (props: IconProps) => <Icon path={iconPaths.folder} {...props} />;
export const External = (props: IconProps) => <Icon path="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7" {...props} />;
export const Plus = (props: IconProps) => <Icon path="M10 4.5v11M4.5 10h11" {...props} />;
export const Share = (props: IconProps) => (
  <Icon path="M10 12.5V3M6.5 6 10 2.5 13.5 6M5 9.5H3.5v8h13v-8H15" {...props} />
);
export const Bookmark = (props: IconProps) => <Icon path="M5 3h10v14l-5-3.5L5 17z" {...props} />;
export const Check = (props: IconProps) => <Icon path="M4 10.5 8 14.5 16 5.5" {...props} />;
