import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { loadRoot } from '#http/pages/root-loader.ts'
import { CountryChoice } from '#web/shell/country-choice.tsx'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { ShopFrame } from '#web/shell/shop-frame.tsx'
import { ShopIdentity } from '#web/shell/shop-identity.tsx'
import { useSoldIn } from '#web/shell/use-sold-in.ts'
import { announceHydrated } from '#web/ui/hydrated.ts'
import type { Route } from './+types/root'
import { pageLanguage } from './http/page-language.ts'
import { scrollKey } from './http/scroll-key.ts'
import { themeScript } from './http/theme-script.ts'
import './app.css'

export function loader(args: Route.LoaderArgs) {
  return loadRoot(args)
}

type RootData = Awaited<ReturnType<typeof loadRoot>>

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={pageLanguage(root)} data-faults={root?.errorsTo} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <StaticHead root={root} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  )
}

/** The parts of the head that do not change while the page is shown; rendered by the server only. */
function StaticHead({ root }: { root: RootData | undefined }) {
  return (
    <>
      <meta name="theme-color" content="#10201d" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      <ShopIdentity shop={root?.kind === 'market' ? root : undefined} />
      {root?.kind === 'market' && <Alternates {...root} />}
    </>
  )
}

/** The page's scripts are added to it as it is sent (`entry.server.tsx`). */
function Hydrated() {
  useEffect(announceHydrated, [])
  useScrollRestoration({ storageKey: scrollKey })
  return null
}

/** The canonical link of the page, and its alternates in the markets that have it (markets.md: hreflang and x-default). */
function Alternates(root: Extract<RootData, { kind: 'market' }>) {
  const soldIn = useSoldIn()?.same
  const alternates = root.alternates.filter(({ market }) => soldIn?.includes(market) ?? true)
  return (
    <>
      <link rel="canonical" href={root.canonical} />
      {alternates.length > 1 &&
        alternates.map(({ market, language, url }) => (
          <link key={market} rel="alternate" hrefLang={language} href={url} />
        ))}
      {alternates.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={new URL('/', root.bases.ro).href} />
      )}
    </>
  )
}

function Framed({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  if (root?.kind === 'market') return <ShopFrame {...root}>{children}</ShopFrame>
  // The office has a frame of its own, in bundles of its own (`routes/office-frame.tsx`).
  if (root?.kind === 'office') return children
  return root && import.meta.env.SSR && <CountryChoice {...root} />
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Framed root={loaderData}>
      <Outlet />
    </Framed>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  // Without a market there are no texts: the server then answers with a page of its own (`failure-page.ts`).
  if (!root || root.kind === 'office') throw error
  return (
    <Framed root={root}>
      <ErrorScreen error={error} />
    </Framed>
  )
}
