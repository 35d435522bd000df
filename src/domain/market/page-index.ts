import { type Market, markets } from './market.ts'
import { type FixedPage, fixedPages } from './page.ts'
import { routes } from './routes.ts'
import { segmentsOf } from './segments.ts'

/** The lookups of parse-path: pages by path, the shop segment, and the words that cannot be a brand. */
export type PageIndex = {
  readonly pageAt: (segments: readonly string[]) => FixedPage | undefined
  readonly shop: string
  readonly reserved: ReadonlySet<string>
}

// Encoded, so that an escaped slash in a segment never looks like two segments.
function keyOf(segments: readonly string[]) {
  return segments.map(encodeURIComponent).join('/')
}

/** If pages share a path, the first one in `fixedPages` gets it. */
function fixedPaths(market: Market): readonly (readonly [string, FixedPage])[] {
  const found = new Map<string, FixedPage>()
  for (const page of fixedPages) {
    const segments = segmentsOf(routes[market][page] ?? '')
    const key = segments && keyOf(segments)
    if (key !== undefined && !found.has(key)) found.set(key, page)
  }
  return [...found]
}

function buildIndex(market: Market): PageIndex {
  const paths = fixedPaths(market)
  const pages = new Map(paths)
  const [shop = ''] = segmentsOf(routes[market]['shop-brand'] ?? '') ?? []
  const reserved = paths
    .map(([key]) => key.split('/'))
    .flatMap(([root, word]) => (root === shop && word !== undefined ? [word] : []))
  return { pageAt: segments => pages.get(keyOf(segments)), shop, reserved: new Set(reserved) }
}

const indexes: ReadonlyMap<Market, PageIndex> = new Map(
  markets.map(market => [market, buildIndex(market)]),
)

export function pageIndexOf(market: Market): PageIndex {
  const index = indexes.get(market)
  if (index === undefined) throw new Error(`No page index for market ${market}`)
  return index
}
