import { Button } from "./Button";

/** Props of `MoreButton`: the id of what it opens, and what that is about for those who hear it without seeing it. */
export interface MoreButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  controls: string;
  about: string;
}

/** Opens and closes the rest of a text, under whose first letters its own words stand. Without scripts it is not there. */
export function MoreButton({ isOpen, onToggle, controls, about }: MoreButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      ms="-13px"
      mt="1"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`Show ${isOpen ? "less" : "more"} ${about}`}
      data-needs-scripts
      onClick={onToggle}
    >
      {isOpen ? "Show Less" : "Show More"}
    </Button>
  );
}
