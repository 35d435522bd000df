import { buildUrl } from './build-url.ts'
import { type Market, markets } from './market.ts'
import { type FixedPage, fixedPageNames, getPage } from './pages.ts'

/** Public pages that search engines may list in addition to listing and product pages. */
export const listedPages: readonly FixedPage[] = fixedPageNames.filter(name => {
  const { audience, isListed = true } = getPage(name)
  return audience === 'everyone' && isListed && hasOwnContent(name)
})

/** The paths in a market that crawlers should not visit; a page below another one follows that one. */
export function unlistedPaths(market: Market): readonly string[] {
  return fixedPageNames
    .filter(name => hasOwnContent(name) && !listedPages.includes(name) && !isBelowAnother(name))
    .map(name => buildUrl(market, name))
    .filter(path => path !== '')
}

function hasOwnContent(name: FixedPage): boolean {
  const { movedTo, partOf } = getPage(name)
  return movedTo === undefined && partOf === undefined
}

function isBelowAnother(name: FixedPage): boolean {
  return fixedPageNames.some(other => other !== 'home' && other !== name && isBelow(name, other))
}

/** A page below another one in one market is below it in all of them. */
function isBelow(name: FixedPage, other: FixedPage): boolean {
  const [path, parent] = [getPage(name).paths, getPage(other).paths]
  return markets.some(market => parent[market] && path[market]?.startsWith(parent[market]))
}
