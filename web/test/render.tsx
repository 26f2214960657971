import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createRoutesStub, useInRouterContext, useLocation } from "react-router";
import { type ConcreteRequest, createOperationDescriptor, type OperationType } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { BootContext } from "~/document/boot";
import type { GivenSite } from "~/site";
import { system } from "~/theme/system";
import { LinkProvider } from "~/ui/Link";

const boot = { now: "2026-11-20T12:00:00.000Z", publicUrl: "https://assay.example", records: {} };

const noBranding: GivenSite = {};
const noPrefetch = () => undefined;

/** What every page stands in. */
export function Providers({
  prefetch = noPrefetch,
  site = noBranding,
  children,
}: {
  site?: GivenSite;
  prefetch?: (href: string) => void;
  children: ReactNode;
}) {
  return (
    <BootContext value={{ ...boot, site }}>
      <ChakraProvider value={system}>
        {useInRouterContext() ? <LinkProvider prefetch={prefetch}>{children}</LinkProvider> : children}
      </ChakraProvider>
    </BootContext>
  );
}

/** What stands where another page would be: its address. */
export function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const always =
  <T,>(value: T) =>
  () =>
    value;

/** Renders a piece without data inside a router and the theme. */
export function renderUi(ui: ReactElement, { prefetch }: { prefetch?: (href: string) => void } = {}) {
  const Stub = createRoutesStub([
    { path: "*", Component: always(<Providers {...(prefetch && { prefetch })}>{ui}</Providers>) },
  ]);
  return render(<Stub initialEntries={["/"]} />);
}

/** What a page is rendered with: the address, the query its loader would have run, and mocks by type name. */
export interface RenderPageOptions<Q extends OperationType> {
  path: string;
  at: string;
  query: ConcreteRequest;
  variables: Q["variables"];
  /** The query of what it offers to choose from, answered with the same mocks. */
  choices?: ConcreteRequest | undefined;
  /** A mock by the name of its type, or a function of where in the answer it stands. */
  mocks?: Readonly<Record<string, object>>;
  /** What the operator has set of the site. */
  site?: GivenSite;
}

/** Renders a page as its loader leaves it: with the store filled, asking nothing. Another page shows as its address. */
export function renderPage<Q extends OperationType>(Page: () => ReactNode, options: RenderPageOptions<Q>) {
  const { path, at, query, variables, choices, mocks = {}, site } = options;
  const environment = createMockEnvironment();
  const resolvers = Object.fromEntries(
    Object.entries(mocks).map(([type, mock]) => [type, typeof mock === "function" ? mock : always(mock)]),
  ) as MockPayloadGenerator.MockResolvers;
  for (const operation of [
    createOperationDescriptor(query, variables),
    ...(choices ? [createOperationDescriptor(choices, {})] : []),
  ]) {
    const payload = MockPayloadGenerator.generate(operation, resolvers);
    environment.commitPayload(operation, payload.data ?? {});
  }
  const Stub = createRoutesStub([
    {
      path,
      loader: () => ({ variables }),
      HydrateFallback: always(null),
      Component: always(
        <Providers {...(site && { site })}>
          <RelayEnvironmentProvider environment={environment}>
            <Page />
          </RelayEnvironmentProvider>
        </Providers>,
      ),
    },
    { path: "*", Component: CurrentUrl },
  ]);
  return { environment, ...render(<Stub initialEntries={[at]} />) };
}
