import { type Market, markets } from '#domain/market/market.ts'
import { getPage, type PageName, pages } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { bases } from './api-app.ts'
import type { WholeShop } from './whole-shop.ts'

/** An address of the shop; `url` is its path with the query, on `host`. */
export type Address = { readonly host: string; readonly url: string }
export type PageAddress = Address & { readonly market: Market; readonly page: PageName }

const names = Object.keys(pages) as readonly PageName[]

/** The address of a path within a market. */
function addressIn(market: Market, path: string): Address {
  const { host, pathname } = new URL(bases[market])
  return { host, url: pathname.replace(/\/$/, '') + path }
}

export function visitAddress(
  shop: WholeShop,
  { host, url }: Address,
  { headers, ...visit }: Parameters<WholeShop['visit']>[1] = {},
) {
  return shop.visit(url, { ...visit, headers: { host, ...headers } })
}

/** The paths in a market's sitemap files. */
async function listedPaths(shop: WholeShop, market: Market): Promise<readonly string[]> {
  const files = await filesOf(shop, market)
  const listed = await Promise.all(
    files
      .filter(({ url }) => url.includes('/sitemap/'))
      .map(async file => (await visitAddress(shop, file)).body),
  )
  return listed
    .flatMap(body => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)])
    .map(([, address = '']) => address.replaceAll('&amp;', '&').slice(bases[market].length))
}

/** The files of a market that are the same for everyone. */
async function filesOf(shop: WholeShop, market: Market): Promise<readonly Address[]> {
  const index = addressIn(market, '/sitemap.xml')
  const { body } = await visitAddress(shop, index)
  const sitemaps = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { host, pathname } = new URL(address)
    return { host, url: pathname }
  })
  const others = ['/manifest.webmanifest', '/blog/feed.xml', '/merchant/1.xml']
  return [index, ...sitemaps, ...others.map(path => addressIn(market, path))]
}

/** Every page that is the same for everyone, in every market; of lists, products and articles one of each kind. */
async function publicPages(shop: WholeShop): Promise<readonly PageAddress[]> {
  const found = await Promise.all(
    markets.map(async market => {
      const listed = await listedPaths(shop, market)
      return names
        .filter(page => getPage(page).audience === 'everyone')
        .flatMap(page => pathsOf(market, page, listed))
        .map(({ page, path }) => ({ market, page, ...addressIn(market, path) }))
    }),
  )
  return found.flat()
}

function pathsOf(market: Market, page: PageName, listed: readonly string[]) {
  const { paths, movedTo, partOf } = getPage(page)
  const [own] = paths[market]?.split('#') ?? []
  if (own === undefined || movedTo !== undefined || partOf !== undefined) return []
  const isOfKind = (path: string) => parsePath(market, path.split('?', 1)[0] ?? '')?.page === page
  const articles = page === 'blog' ? listed.filter(path => isOfKind(path) && path !== own) : []
  // The path of a list or a product has parameters.
  const found = isOfKind(own) ? own : listed.find(isOfKind)
  const some = [...(found === undefined ? [] : [found]), ...articles.slice(0, 1)]
  return some.map(path => ({ page, path }))
}

/** Every other page, in every market: with a parameter too, where it has one. */
export function otherPages(parameterOf: (market: Market) => string): readonly PageAddress[] {
  return markets.flatMap(market =>
    names
      .filter(page => getPage(page).audience !== 'everyone')
      .flatMap(page => {
        const { paths, parameter } = getPage(page)
        const path = paths[market]
        if (path === undefined) return []
        const all = parameter ? [path, `${path}${parameterOf(market)}/`] : [path]
        return all.map(each => ({ market, page, ...addressIn(market, each) }))
      }),
  )
}

/** The address of a page's data, as the router requests it; without a query. */
function dataOf({ host, url }: Address): Address {
  const [path = '', query] = url.split('?')
  const data = `${path}_.data`
  return { host, url: query === undefined ? data : `${data}?${query}` }
}

type Document = {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly parameters: readonly {
            readonly name: string
            readonly in: string
            readonly example?: string
          }[]
          readonly responses: Readonly<Record<string, { readonly content: object }>>
        }
      }
    >
  >
}

/** Every GET of the API, with the example from its description; an event stream does not end. */
export async function apiReads(shop: WholeShop): Promise<readonly Address[]> {
  const { paths } = (await shop.visit('/api/openapi.json')).json<Document>()
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || 'text/event-stream' in (get.responses[200]?.content ?? {})) return []
    const given = get.parameters.filter(({ example }) => example !== undefined)
    const query = new URLSearchParams(
      given.filter(each => each.in === 'query').map(each => [each.name, each.example ?? '']),
    )
    const filled = given
      .filter(each => each.in === 'path')
      .reduce(
        (url, each) => url.replace(`{${each.name}}`, encodeURIComponent(each.example ?? '')),
        path,
      )
    return [{ host: 'shop.example', url: query.size === 0 ? filled : `${filled}?${query}` }]
  })
}

/** Every address that is the same for everyone: pages, their data, and files. */
export async function publicAddresses(shop: WholeShop): Promise<readonly Address[]> {
  const found = await publicPages(shop)
  const files = await Promise.all(markets.map(market => filesOf(shop, market)))
  return [...found, ...found.map(dataOf), ...files.flat()]
}
