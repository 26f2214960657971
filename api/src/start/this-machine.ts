const ownHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Is this public address a name of this machine? Such a server is for trying out. */
export const isThisMachine = (publicUrl: string): boolean => ownHosts.includes(new URL(publicUrl).hostname);
