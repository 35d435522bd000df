import { languageOf, type Market } from '#domain/market/market.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import { catalogueOf } from '#web/text/spoken.ts'

/** The title of a page's document for browsers and search engines. */
export type DocumentText = {
  readonly title: string
  readonly description: string
  /** Set if search engines should leave the page out. */
  readonly robots?: 'noindex'
  /** The picture of shared links: a path on this host. */
  readonly picture?: string
}

/** The facts of the market that a document's texts name. */
export type MarketFacts = { readonly market: Market; readonly returnDays: number }

type RootMatch = { readonly loaderData?: unknown } | undefined

/**
 * Title and description as a route's `meta` returns them, in the language of the market that the root found; none
 * on a page that failed.
 */
export function documentMeta<LoaderData>(
  matches: readonly RootMatch[],
  loaderData: LoaderData | undefined,
  textOf: (text: Catalogue, loaderData: LoaderData, facts: MarketFacts) => DocumentText,
) {
  const facts = factsOf(matches[0]?.loaderData)
  if (loaderData === undefined || facts === undefined) return []
  const { title, description, robots, picture } = textOf(
    catalogueOf(languageOf[facts.market]),
    loaderData,
    facts,
  )
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(picture === undefined ? [] : sharedPicture(picture, matches[0]?.loaderData)),
    ...(robots ? [{ name: 'robots', content: robots }] : []),
  ]
}

type MarketRoot = {
  readonly market: Market
  readonly settings: { readonly cart: { readonly returnDays: number } }
}

function factsOf(root: unknown): MarketFacts | undefined {
  if (typeof root !== 'object' || root === null || !('market' in root)) return undefined
  const { market, settings } = root as MarketRoot
  return { market, returnDays: settings.cart.returnDays }
}

/** The protocol requires an absolute URL. */
function sharedPicture(picture: string, root: unknown) {
  const base =
    typeof root === 'object' && root !== null && 'canonical' in root ? String(root.canonical) : ''
  return [
    { property: 'og:image', content: new URL(picture, base).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
