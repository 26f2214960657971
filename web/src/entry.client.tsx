import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { HydratedRouter } from "react-router/dom";
import { BootContext, readBoot } from "./document/boot";
import { startEnvironment } from "./relay/browser-environment";

const boot = readBoot();
const environment = startEnvironment(boot.records);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BootContext value={boot}>
        <RelayEnvironmentProvider environment={environment}>
          <HydratedRouter />
        </RelayEnvironmentProvider>
      </BootContext>
    </StrictMode>,
  );
});
