import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { HydratedRouter } from "react-router/dom";
import { BootContext, readBoot } from "./document/boot";
import { startStyles } from "./document/browser-styles";
import { reloadOnEarlyBack } from "./document/reload-on-early-back";
import { startEnvironment } from "./relay/browser-environment";
import { historyInstrumentation, isRouterStarted } from "./relay/history";

const instrumentations = [historyInstrumentation];

if (!reloadOnEarlyBack()) start();

function start(): void {
  // Needed until the router has started, which then listens itself.
  addEventListener("popstate", () => isRouterStarted() || reloadOnEarlyBack());
  const boot = readBoot();
  const environment = startEnvironment(boot.records, boot.site);
  const styles = startStyles();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BootContext value={boot}>
          <RelayEnvironmentProvider environment={environment}>
            <CacheProvider value={styles}>
              <HydratedRouter instrumentations={instrumentations} />
            </CacheProvider>
          </RelayEnvironmentProvider>
        </BootContext>
      </StrictMode>,
    );
  });
}
