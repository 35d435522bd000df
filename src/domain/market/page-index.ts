import { type Market, markets } from './market.ts'
import { type FixedPage, fixedPageNames, getPage, pages } from './pages.ts'
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

/** A path with several keys leads to the page that the others are part of. */
function fixedPaths(market: Market): readonly (readonly [string, FixedPage])[] {
  return fixedPageNames.flatMap(name => {
    const { paths, partOf } = getPage(name)
    const segments = partOf === undefined ? segmentsOf(paths[market] ?? '') : undefined
    return segments ? [[keyOf(segments), name] as const] : []
  })
}

function buildIndex(market: Market): PageIndex {
  const paths = fixedPaths(market)
  const byPath = new Map(paths)
  const [shop = ''] = segmentsOf(pages['shop-brand'].paths[market]) ?? []
  const reserved = paths
    .map(([key]) => key.split('/'))
    .flatMap(([root, word]) => (root === shop && word !== undefined ? [word] : []))
  return { pageAt: segments => byPath.get(keyOf(segments)), shop, reserved: new Set(reserved) }
}

const indexes: ReadonlyMap<Market, PageIndex> = new Map(
  markets.map(market => [market, buildIndex(market)]),
)

export function pageIndexOf(market: Market): PageIndex {
  const index = indexes.get(market)
  if (index === undefined) throw new Error(`No page index for market ${market}`)
  return index
}
