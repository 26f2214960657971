/**
 * Has the browser gone to another address since this document was asked for? Back and Forward, pressed while the page's
 * scripts are still on their way, change the address and nothing else: what stands here is the page of the one before.
 */
export function hasMovedOn(): boolean {
  const [asked] = performance.getEntriesByType("navigation");
  return asked !== undefined && withoutHash(asked.name) !== withoutHash(location.href);
}

const withoutHash = (address: string): string => address.replace(/#.*/s, "");
