import { buildUrl } from '#domain/market/build-url.ts'
import { type IconShape, iconPath, markOf } from '#domain/market/icon.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { servicesContext, siteContext } from '../site.ts'
import { type LoaderArgs, notFound } from './page-request.ts'

type ManifestText = {
  readonly name: string
  readonly description: string
  readonly cart: string
  readonly sell: string
  readonly account: string
}

/**
 * Each market is an app of its own (W3C Application Manifest), even if several share a host (Spec 2.5). Does not use
 * the database.
 */
export function loadManifest(
  { context }: LoaderArgs,
  textOf: (market: Market, returnDays: number) => ManifestText,
) {
  const { market, prefix } = context.get(siteContext)
  if (!market) throw notFound()
  const { cart } = context.get(servicesContext).settings.shopOf(market)
  const text = textOf(market, cart.returnDays)
  const to = (page: FixedPage) => prefix + buildUrl(market, page)
  const manifest = {
    name: text.name,
    short_name: 'Kintsu',
    description: text.description,
    lang: languageOf[market],
    dir: 'ltr',
    id: to('home'),
    start_url: to('home'),
    scope: to('home'),
    // Pages are whole documents (docs/decisions/0003): the app needs the browser's back button.
    display: 'minimal-ui',
    theme_color: '#10201d',
    background_color: '#fbfaf6',
    categories: ['shopping'],
    icons: iconsOf(market),
    shortcuts: [
      { name: text.cart, url: to('cart') },
      { name: text.sell, url: to('sell') },
      { name: text.account, url: to('account') },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers })
}

const headers = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

function iconsOf(market: Market) {
  const at = (shape: IconShape) => iconPath(markOf(market), shape)
  return [
    { src: at('plain'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: at(192), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: at(512), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: at('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}
