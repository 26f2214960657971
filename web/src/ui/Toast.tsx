import { Box, Flex } from "@chakra-ui/react";
import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from "react";
import { Button } from "./Button";
import { Close } from "./icons";
import { loadedMotion, loadMotion } from "./motion/motion";

/** A short message over the page. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
  readonly action?: { readonly label: string; readonly run: () => void };
}

const durationMs = 5000;
const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a toast; a new one takes the place of the one before. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

/** The toast, and the dialogs that are open: what lies behind one cannot be pressed and is not read out. */
interface ToastState {
  readonly toast: { readonly message: ToastMessage; readonly number: number } | null;
  /** What it comes and goes in, as it was when it was shown: one that is read is not drawn anew. */
  readonly Stage: ((props: { children: ReactElement | null }) => ReactNode) | undefined;
  /** Takes the toast of that number away; a newer one stays. */
  readonly close: (number: number) => void;
  readonly dialogs: readonly string[];
  readonly setDialogs: (next: (before: readonly string[]) => readonly string[]) => void;
}
export const ToastStateContext = createContext<ToastState | null>(null);

/** Holds the one toast of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastState["toast"]>(null);
  const [Stage, setStage] = useState<ToastState["Stage"]>();
  const [dialogs, setDialogs] = useState<readonly string[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setStage(() => loadedMotion()?.AnimatedToast);
    void loadMotion();
    setToast((last) => ({ message, number: (last?.number ?? 0) + 1 }));
  }, []);
  const close = useCallback(
    // The time of the last one may be over before the next one is drawn.
    (number: number) => setToast((shown) => (shown?.number === number ? null : shown)),
    [],
  );
  return (
    <ToastContext value={show}>
      <ToastStateContext value={{ toast, Stage, close, dialogs, setDialogs }}>
        {children}
        <ToastRegion isHere={dialogs.length === 0} />
      </ToastStateContext>
    </ToastContext>
  );
}

/** The region is there from the start: a live region that appears with its text is not read out. */
export function ToastRegion({ isHere, inDialog = false }: { isHere: boolean; inDialog?: boolean }) {
  const { toast, Stage, close } = use(ToastStateContext) ?? {};
  const shown = isHere && toast && close ? <Toast key={toast.number} {...toast} close={close} /> : null;
  return (
    <Box
      {...(isHere && { role: "region", "aria-label": "Notifications" })}
      data-toasts
      position="fixed"
      zIndex="toast"
      // The foot of a dialog has the buttons that one presses next.
      {...(inDialog ? { top: "4" } : { bottom: "calc(1rem + var(--tray, 0rem) + var(--bar, 0rem))" })}
      insetEnd="4"
      insetStart={{ base: "4", sm: "auto" }}
      maxWidth={{ sm: "24rem" }}
    >
      <div aria-live={toast?.message.variant === "destructive" ? "assertive" : "polite"}>
        {Stage ? <Stage>{shown}</Stage> : shown}
      </div>
    </Box>
  );
}

interface ToastProps {
  message: ToastMessage;
  number: number;
  close: (number: number) => void;
}

function Toast({ message, number, close }: ToastProps) {
  const { title, description, variant = "default", action } = message;
  const [isHeld, setHeld] = useState(false);
  const onClose = useCallback(() => close(number), [close, number]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    <Flex
      gap="3"
      align="flex-start"
      p="4"
      bg={variant === "destructive" ? "danger.subtle" : "bg.panel"}
      borderWidth="1px"
      borderStyle="solid"
      borderColor={variant === "destructive" ? "danger" : "border.strong"}
      borderRadius="lg"
      boxShadow="raised"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box flex="1" minWidth="0">
        <Box fontWeight="semibold" color={variant === "destructive" ? "danger" : "fg"}>
          {title}
        </Box>
        {description && (
          <Box textStyle="small" color="fg.muted" dir="auto">
            {description}
          </Box>
        )}
        {action && (
          <Button
            variant="outline"
            size="sm"
            mt="3"
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <Button variant="quiet" size="icon" aria-label="Close message" m="-2" onClick={onClose}>
        <Close />
      </Button>
    </Flex>
  );
}
