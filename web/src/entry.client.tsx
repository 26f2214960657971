import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { HydratedRouter } from "react-router/dom";
import { BootContext, readBoot } from "./document/boot";
import { startStyles } from "./document/browser-styles";
import { hasMovedOn } from "./document/moved-on";
import { startEnvironment } from "./relay/browser-environment";

// The page of the address that stands in the bar must come from the server; this one's HTML is another's.
if (hasMovedOn()) location.reload();
else start();

function start(): void {
  const boot = readBoot();
  const environment = startEnvironment(boot.records);
  const styles = startStyles();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BootContext value={boot}>
          <RelayEnvironmentProvider environment={environment}>
            <CacheProvider value={styles}>
              <HydratedRouter />
            </CacheProvider>
          </RelayEnvironmentProvider>
        </BootContext>
      </StrictMode>,
    );
  });
}
