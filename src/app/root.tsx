import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { languageOf } from '#domain/market/market.ts'
import { loadRoot } from '#http/pages/root-loader.ts'
import { CountryChoice } from '#web/shell/country-choice.tsx'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { ShopFrame } from '#web/shell/shop-frame.tsx'
import type { Route } from './+types/root'
import { fontsOf } from './fonts.ts'
import './app.css'

export const loader = (args: Route.LoaderArgs) => loadRoot(args)

type RootData = Awaited<ReturnType<typeof loadRoot>>

export const Layout = ({ children }: { children: ReactNode }) => {
  const root = useRouteLoaderData<typeof loader>('root')
  const market = root?.kind === 'market' ? root.market : (root?.suggested ?? 'ro')
  return (
    <html lang={languageOf[market]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10201d" />
        <meta property="og:site_name" content="Kintsu" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fontsOf[languageOf[market]].map(href => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        {root?.kind === 'market' && <Sisters {...root} />}
        <Links />
      </head>
      <body>
        {children}
        <Running />
      </body>
    </html>
  )
}

/** Pages that are only read come without the framework; where one is gone on to from a page that runs, all goes on running. */
const Running = () => {
  const isStill = useMatches().some(({ handle }) => isStillPage(handle))
  if (isStill && typeof document === 'undefined') return <script type="module" src={stillScript} />
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

const stillScript = import.meta.env.PROD ? '/still.js' : '/src/web/still/still.ts'

const isStillPage = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'isStill' in handle

/** Where this page lives, and its sisters in the other markets (markets.md: hreflang and x-default). */
const Sisters = ({ canonical, alternates, bases }: Extract<RootData, { kind: 'market' }>) => (
  <>
    <link rel="canonical" href={canonical} />
    {alternates.length > 1 &&
      alternates.map(({ market, language, url }) => (
        <link key={market} rel="alternate" hrefLang={language} href={url} />
      ))}
    {alternates.length > 1 && (
      <link rel="alternate" hrefLang="x-default" href={new URL('/', bases.ro).href} />
    )}
  </>
)

const Framed = ({ root, children }: { root: RootData | undefined; children: ReactNode }) =>
  root?.kind === 'market' ? (
    <ShopFrame {...root}>{children}</ShopFrame>
  ) : (
    root && <CountryChoice {...root} />
  )

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Framed root={loaderData}>
      <Outlet />
    </Framed>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Framed root={root}>
      <ErrorScreen status={status} />
    </Framed>
  )
}
