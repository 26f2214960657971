/** How anything moves: under 200 ms, so that nobody waits for it. In seconds, as framer-motion counts. */
export const quick = { duration: 0.16, ease: "easeOut" } as const;
