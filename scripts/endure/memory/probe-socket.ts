/** Where a process with the probe answers: an abstract socket of Linux, of which no file is left over. */
export const probeSocket = (pid: number): string => `\0assay-endure-${pid}`;
