import { chakra } from "@chakra-ui/react";

const Hidden = chakra("input", {
  base: { position: "absolute", insetStart: "-100vw", width: "1px", height: "1px", opacity: 0 },
});

/** A hidden field that only programs fill in. */
export function Trap({ name }: { name: string }) {
  return <Hidden name={name} aria-hidden tabIndex={-1} autoComplete="off" />;
}
