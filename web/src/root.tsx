import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, use, useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { Links, Meta, type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from "react-router";
import { loadAcrossAdminArea } from "./document/admin-area";
import { BootScript, NonceContext } from "./document/boot";
import { startClock } from "./document/clock";
import { loadAcrossVersions } from "./document/other-version";
import { LinkedContext } from "./document/stylesheet";
import layoutData from "./layout/data";
import { ErrorPage } from "./layout/ErrorPage";
import { SiteLayout } from "./layout/SiteLayout";
import { useRootQuery } from "./layout/use-root-query";
import { prefetchRoute } from "./prefetch-route";
import type { rootQuery } from "./relay/__generated__/rootQuery.graphql";
import { engineContext } from "./relay/engine";
import { browserLoader, serverLoader } from "./relay/loaders";
import { useSite } from "./site";
import { accentCss } from "./theme/accent";
import { colorModeScript } from "./theme/color-mode";
import { colors } from "./theme/colors";
import { preloadedFont } from "./theme/fonts";
import { system, systemWithGlobals } from "./theme/system";
import { LinkProvider } from "./ui/Link";
import { preloadMotion } from "./ui/motion/motion";
import { ToastProvider } from "./ui/Toast";

export const loader = serverLoader(layoutData);
export const clientLoader = browserLoader(layoutData);
export const clientMiddleware = [loadAcrossAdminArea, loadAcrossVersions];
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context, pattern }, next) => {
    context.get(engineContext).nameRoute(pattern);
    return next();
  },
];
/** The data of header and footer are loaded once and kept. */
export const shouldRevalidate = () => false;

const query = graphql`
  query rootQuery @raw_response_type {
    ...SiteLayout_query
  }
`;

/** Without scripts, hides controls that need them, and opens what they would open. In CSS, so scripts do not contain it. */
const withoutScripts =
  import.meta.env.SSR &&
  [
    "[data-needs-scripts]{display:none!important}",
    "[data-closed]{display:revert!important}",
    "[data-clamped]{max-height:none!important;mask-image:none!important}",
  ].join("");

/** It has run before the page's scripts arrive, so they do not contain it. */
const beforePaint = import.meta.env.SSR ? colorModeScript : "";

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(startClock, []);
  const nonce = use(NonceContext);
  const hasGlobals = use(LinkedContext) || !import.meta.env.SSR;
  const { accent, icon } = useSite();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.bg[0]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.bg[1]} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <link rel="icon" href={icon.href} type={icon.type} />
        <link rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <noscript>
          <style>{withoutScripts}</style>
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: colors that were checked at start */}
        {accent && <style dangerouslySetInnerHTML={{ __html: accentCss(accent) }} />}
        <Meta />
        <Links />
      </head>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where somebody is going */}
      <body onPointerOver={preloadMotion} onFocus={preloadMotion}>
        <ChakraProvider value={hasGlobals ? system : systemWithGlobals}>
          <LinkProvider prefetch={prefetchRoute}>
            <ToastProvider>{children}</ToastProvider>
          </LinkProvider>
        </ChakraProvider>
        <ScrollRestoration />
        <BootScript />
        <Scripts />
      </body>
    </html>
  );
}

/** Every page inside the shared navigation. */
export default function Root() {
  return (
    <SiteLayout query={useRootQuery<rootQuery>(query)}>
      <Outlet />
    </SiteLayout>
  );
}

/** Shows errors that no page caught, inside the navigation if its data have arrived. */
export function ErrorBoundary() {
  return (
    <SiteLayout query={useRootQuery<rootQuery>(query)}>
      <ErrorPage />
    </SiteLayout>
  );
}
