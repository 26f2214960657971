import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

/** One tab and what it shows. */
export interface TabPanel {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
  /** Called when the tab is chosen, for content that is asked for only then. */
  readonly onOpen?: () => void;
}

const Tabs = chakra("div", {
  base: {
    "& > [role=tablist]": { display: "flex", gap: "5", borderBottomWidth: "1px", borderColor: "border" },
    "& > [role=tablist] > button": {
      py: "1.5",
      mb: "-1px",
      fontSize: "sm",
      color: "fg.muted",
      cursor: "pointer",
      borderBottomWidth: "2px",
      borderColor: "transparent",
    },
    "& > [role=tablist] > button:hover": { color: "fg" },
    "& > [role=tablist] > button[aria-selected=true]": {
      color: "fg",
      fontWeight: "medium",
      borderColor: "accent",
    },
    "& > [role=tabpanel]": { pt: "3" },
  },
});

/**
 * Small tabs inside a card, moved through with the arrow keys. (A page's own tabs are `TabLinks`: they stand in
 * the address.) Without scripts every panel is open and the tabs are absent.
 */
export function TabPanels({ label, tabs }: { label: string; tabs: readonly TabPanel[] }) {
  const [current, setCurrent] = useState(tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const choose = ({ key, onOpen }: TabPanel) => {
    setCurrent(key);
    onOpen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = tabs[targets[event.key] ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target);
    list.current?.querySelector<HTMLElement>(`[data-key="${target.key}"]`)?.focus();
  };
  return (
    <Tabs>
      <div ref={list} role="tablist" aria-label={label} data-needs-scripts onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === current}
            aria-controls={`${id}${tab.key}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}-panel`}
          aria-labelledby={`${id}${key}`}
          data-closed={key === current ? undefined : true}
        >
          {content}
        </div>
      ))}
    </Tabs>
  );
}
