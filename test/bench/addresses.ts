import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { buildFilterQuery } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { send } from './load.ts'

/** Paths within a market, the first product of its phones among them. */
export type BenchPaths = Readonly<
  Record<'home' | 'listing' | 'filtered' | 'product' | 'checkout', string>
>

export const pathsOf = async (address: string, market: Market): Promise<BenchPaths> => {
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

/** The address a shopper would follow from the list. */
const firstProduct = async (base: string, listing: string): Promise<string> => {
  const { body } = await send({ url: base + listing, headers: { 'accept-encoding': 'identity' } })
  const prefix = new URL(base).pathname
  const links = [...body.toString('utf8').matchAll(/<a [^>]*?href="([^"]+)"/g)]
  const paths = links.map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const product = paths.find(path => path.startsWith(prefix) && /\/\d+\/\?shape=/.test(path))
  if (!product) throw new Error(`No product is linked from ${base}${listing}.`)
  return product.slice(prefix.length)
}
