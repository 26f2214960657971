/** A way to pass an address on. */
interface ShareLink {
  readonly label: string;
  readonly href: string;
  readonly isMail: boolean;
}

/** Links that pass an address on, with its title where the other side takes one. */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      isMail: false,
    },
    { label: "X", href: `https://x.com/intent/post?url=${address}&text=${words}`, isMail: false },
    { label: "E-mail", href: `mailto:?subject=${words}&body=${words}%0A${address}`, isMail: true },
  ];
}
