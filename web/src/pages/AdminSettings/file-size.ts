const units = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** A number of bytes for people: "10.5 MB". */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** power;
  return `${power > 0 && size < 100 ? size.toFixed(1) : Math.round(size)} ${units[power]}`;
}
