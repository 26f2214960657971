/** The transition of every animation: under 200 ms. In seconds, as framer-motion counts. */
export const transition = { duration: 0.16, ease: "easeOut" } as const;
