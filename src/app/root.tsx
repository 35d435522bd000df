import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { Hydration } from '#domain/market/page.ts'
import { loadRoot } from '#http/pages/root-loader.ts'
import { CountryChoice } from '#web/shell/country-choice.tsx'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { ShopFrame } from '#web/shell/shop-frame.tsx'
import { ShopIdentity } from '#web/shell/shop-identity.tsx'
import { useSoldIn } from '#web/shell/use-sold-in.ts'
import { announceHydrated } from '#web/ui/hydrated.ts'
import type { Route } from './+types/root'
import { fontsOf } from './http/fonts.ts'
import './app.css'

export function loader(args: Route.LoaderArgs) {
  return loadRoot(args)
}

type RootData = Awaited<ReturnType<typeof loadRoot>>

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const market = root?.kind === 'market' ? root.market : (root?.suggested ?? 'ro')
  return (
    <html lang={languageOf[market]} data-faults={root?.errorsTo}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <StaticHead root={root} market={market} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <HydrationScripts />
      </body>
    </html>
  )
}

/** The parts of the head that do not change while the page is shown; rendered by the server only. */
function StaticHead({ root, market }: { root: RootData | undefined; market: Market }) {
  return (
    <>
      <meta name="theme-color" content="#10201d" />
      <ShopIdentity shop={root?.kind === 'market' ? root : undefined} />
      {fontsOf(languageOf[market]).map(href => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {root?.kind === 'market' && <Alternates {...root} />}
    </>
  )
}

/**
 * Static pages come without the framework, unless they are reached from a running page by client-side navigation. Pages
 * that are readable before any interaction defer hydration until then (decision 33).
 */
function HydrationScripts() {
  const hydration = useHydration()
  useEffect(announceHydrated, [])
  if (hydration === 'none' && typeof document === 'undefined')
    return <script type="module" src={staticPageScript} />
  return (
    <>
      {hydration === 'deferred' && <script type="module" src={staticPageScript} data-wakes="" />}
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

const staticPageScript = import.meta.env.PROD ? '/still.js' : '/src/web/static/static-page.ts'

/** The page's own, unless its route module differs; a page whose cart was server-rendered is readable too (decision 35). */
function useHydration(): Hydration | undefined {
  const root = useRouteLoaderData<typeof loader>('root')
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  if ((loaderData as { readonly rendered?: unknown } | undefined)?.rendered) return 'deferred'
  return (handle as { readonly hydration?: Hydration } | undefined)?.hydration ?? root?.hydration
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
  return root?.kind === 'market' ? (
    <ShopFrame {...root}>{children}</ShopFrame>
  ) : (
    root && import.meta.env.SSR && <CountryChoice {...root} />
  )
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
  if (!root) throw error
  return (
    <Framed root={root}>
      <ErrorScreen error={error} />
    </Framed>
  )
}
