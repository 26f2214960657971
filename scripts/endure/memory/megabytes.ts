export const megabyte = 1024 * 1024;

/** Bytes in words: "12 MB". */
export const inMegabytes = (bytes: number): string => `${(bytes / megabyte).toFixed(0)} MB`;
