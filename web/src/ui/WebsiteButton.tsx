import { AnchorButton, Button } from "./Button";
import { External } from "./icons";

/** The link to a vendor's website, marked as external; a note where there is none. */
export function WebsiteButton({ url }: { url: string | null | undefined }) {
  if (!url) {
    return (
      <Button variant="outline" disabled>
        Website Not Available
      </Button>
    );
  }
  return (
    <AnchorButton href={url} target="_blank" rel="noopener nofollow" flexShrink="0">
      Visit Website
      <External />
      <span data-visually-hidden>(opens another site in a new tab)</span>
    </AnchorButton>
  );
}
