import { Box, Flex } from "@chakra-ui/react";
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { Button } from "./Button";
import { Close } from "./icons";

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

/** Holds the one toast of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: ToastMessage; number: number } | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setToast((last) => ({ message, number: (last?.number ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* The region is there from the start: a live region that appears with its text is not read out. */}
      <Box
        role="region"
        aria-label="Notifications"
        position="fixed"
        zIndex="toast"
        bottom="calc(1rem + var(--tray, 0rem) + var(--bar, 0rem))"
        insetEnd="4"
        insetStart={{ base: "4", sm: "auto" }}
        maxWidth={{ sm: "24rem" }}
      >
        <div aria-live={toast?.message.variant === "destructive" ? "assertive" : "polite"}>
          {toast && <Toast key={toast.number} message={toast.message} onClose={close} />}
        </div>
      </Box>
    </ToastContext>
  );
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, description, variant = "default", action } = message;
  const [isHeld, setHeld] = useState(false);
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
      animation="slide 160ms ease-out"
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
      <Button variant="quiet" size="icon" aria-label="Close" m="-2" onClick={onClose}>
        <Close />
      </Button>
    </Flex>
  );
}
