/** The addresses of a listing's pictures that an input has, each with where it stands there. */
export const picturesOf = ({
  logoUrl,
  screenshots,
}: {
  logoUrl?: string | null | undefined;
  screenshots?: readonly { url: string }[] | null | undefined;
}) => [
  { path: "logoUrl", url: logoUrl },
  ...(screenshots ?? []).map(({ url }, place) => ({ path: `screenshots.${place}.url`, url })),
];
