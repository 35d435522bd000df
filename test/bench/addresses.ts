import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { buildFilterQuery } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { send } from './load.ts'

/** Paths within a market, including the first product of the phone listing. */
export type BenchPaths = Readonly<
  Record<'home' | 'listing' | 'filtered' | 'product' | 'checkout', string>
>

export async function pathsOf(address: string, market: Market): Promise<BenchPaths> {
  const listing = categoryPath(market, 'phones')
  const filters = buildFilterQuery(market, { brand: ['apple', 'samsung'], grade: ['FOARTE_BUN'] })
  return {
    home: '/',
    listing,
    filtered: `${listing}?${new URLSearchParams(filters.map(pair => [...pair]))}`,
    product: await firstProduct(`${address}/${market}`, listing),
    checkout: buildUrl(market, 'checkout'),
  }
}

/** The API's URL of the first product of the phone listing. */
export async function productUrl(address: string, market: Market): Promise<string> {
  const url = `${address}/api/listings/?market=${market}&category=phones`
  const { body } = await send({ url, headers: { 'accept-encoding': 'identity' } })
  const { cards } = JSON.parse(body.toString('utf8')) as { cards: { product: { id: string } }[] }
  return `${address}/api/products/${cards[0]?.product.id}/?market=${market}`
}

/** The URL that a customer would follow from the listing. */
function firstProduct(base: string, listing: string): Promise<string> {
  return firstLink(base, listing, /\/\d+\/\?shape=/)
}

/** The first link of a page that stays below the market's base and matches `pattern`; returned without that base. */
export async function firstLink(base: string, page: string, pattern: RegExp): Promise<string> {
  const { body } = await send({ url: base + page, headers: { 'accept-encoding': 'identity' } })
  const prefix = new URL(base).pathname
  const links = [...body.toString('utf8').matchAll(/<a [^>]*?href="([^"]+)"/g)]
  const paths = links.map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const found = paths.find(path => path.startsWith(prefix) && pattern.test(path))
  if (!found) throw new Error(`Nothing like ${pattern} is linked from ${base}${page}.`)
  return found.slice(prefix.length)
}
