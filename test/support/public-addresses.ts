import type { RouteConfigEntry } from '@react-router/dev/routes'
import routeConfig from '#app/routes.ts'
import { productPath } from '#domain/device/product-path.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { categories, categorySlugs } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import { getPage, type PageName, pages } from '#domain/market/pages.ts'
import { endpoints } from '#http/api/api.ts'
import type { Context } from '#services/context.ts'
import { listAllListings, listListedModels } from '#store/catalogue/listed.ts'
import { listContentPosts } from '#store/content/content-pages.ts'
import { bases } from './api-app.ts'

/** What an address shows: the name of its page, its file, or the path of its endpoint. */
export type PublicAddress = {
  readonly kind: string
  readonly host: string
  readonly url: string
}

const { host: sharedHost } = new URL(bases.ro)

function addressIn(market: Market, kind: string, path: string): PublicAddress {
  const { host, pathname } = new URL(bases[market])
  return { kind, host, url: `${pathname.replace(/\/$/, '')}${path}` }
}

/** Parameters with which a page shows more than without. */
const queries: Partial<Readonly<Record<PageName, readonly string[]>>> = {
  search: ['?q=iphone', '?q=iphone&page=2', '?q=samsung%20128'],
  category: ['?page=2', '?sort=price-up'],
  reviews: ['?page=2'],
}

/**
 * The addresses of a market that are the same for everyone, of each kind at least one: every page by its descriptor,
 * every file by its route. `seed` chooses what is shown: products, brands and articles.
 */
export async function publicPages(
  ctx: Pick<Context, 'db'>,
  market: Market,
  seed = 0,
): Promise<readonly PublicAddress[]> {
  const names = (Object.keys(pages) as PageName[]).filter(name => {
    const { audience, movedTo, partOf, paths } = getPage(name)
    return audience === 'everyone' && paths[market] !== undefined && !movedTo && !partOf
  })
  const pathsOf = await pathsIn(ctx, market, seed)
  const own = names.flatMap(name =>
    pathsOf(name).flatMap(path =>
      ['', ...(queries[name] ?? [])].map(query => addressIn(market, name, `${path}${query}`)),
    ),
  )
  return [...own, ...files(market)]
}

/** Pages whose path has parameters; the path of any other is in its descriptor. */
async function pathsIn({ db }: Pick<Context, 'db'>, market: Market, seed: number) {
  const listings = await listAllListings(db, market, 0, 2_000)
  const posts = await listContentPosts(db, market)
  const listing = listings[seed % listings.length]
  const post = posts[seed % Math.max(1, posts.length)]
  if (!listing || !post) throw new Error(`The market ${market} has no listings or articles.`)
  const models = await listListedModels(db, market)
  const { brandSlug = '', slug = '' } = models[seed % models.length] ?? {}
  const slugs = categories.map(category => categorySlugs[market][category])
  const parameters: Partial<Readonly<Record<PageName, readonly string[]>>> = {
    product: [productPath(market, listing.product, listing.grade)],
    'shop-brand': [buildUrl(market, 'shop-brand', [brandSlug])],
    'shop-brand-model': [buildUrl(market, 'shop-brand-model', [brandSlug, slug])],
    category: slugs.map(slug => buildUrl(market, 'category', [slug])),
    'category-brand': [`/${categorySlugs[market].phones}/apple/`],
    blog: [buildUrl(market, 'blog'), buildUrl(market, 'blog', [post.slug])],
  }
  return (name: PageName): readonly string[] => {
    const { parameter } = getPage(name)
    const known = parameters[name]
    if (parameter && !known) throw new Error(`The page ${name} needs a parameter of a test.`)
    return known ?? [buildUrl(market, name)]
  }
}

/** The routes with the name of a file. */
function files(market: Market): readonly PublicAddress[] {
  const paths = routeConfig.flatMap(({ path }: RouteConfigEntry) => path ?? [])
  const blog = buildUrl(market, 'blog').slice(1)
  return [...new Set(paths.map(path => path.replace(/:part$/, '1.xml')))]
    .filter(path => /\.\w+$/.test(path) && (!path.endsWith('feed.xml') || path.startsWith(blog)))
    .map(path => {
      const url = path.startsWith('/') ? path : `/${path}`
      return addressIn(market, url, url)
    })
}

/** Every endpoint whose response is the same for everyone, with the parameters of its example. */
export function publicEndpoints(): readonly PublicAddress[] {
  return endpoints
    .filter(({ cacheControl }) => cacheControl !== undefined)
    .map(({ path, example }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? 'x')
      const query = new URLSearchParams(example.query).toString()
      return { kind: path, host: sharedHost, url: query === '' ? filled : `${filled}?${query}` }
    })
}
