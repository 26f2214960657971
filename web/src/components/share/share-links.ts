/** A way to pass an address on. */
interface ShareLink {
  readonly label: string;
  readonly href: string;
  readonly isMail: boolean;
}

/** Links that pass an address on, with its title where the other side takes one. */
export function shareLinks(url: string, title: string): readonly ShareLink[] {
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
      isMail: false,
    },
    { label: "X", href: `https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`, isMail: false },
    {
      label: "E-mail",
      href: `mailto:?subject=${encodedTitle}&body=${encodedTitle}%0A${encodedUrl}`,
      isMail: true,
    },
  ];
}
