import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { contentPages } from '#domain/content/content-page.ts'
import { categorySlugs } from '#domain/market/category.ts'
import { localPages } from '#domain/market/local-path.ts'
import { markets } from '#domain/market/market.ts'
import { type FixedPage, fixedPageNames, getPage, type PageName } from '#domain/market/pages.ts'

import { getOfficePage, officePageNames } from '#domain/staff/office-pages.ts'

type Modules = Readonly<Partial<Record<FixedPage, string>>>

/** The route modules of pages that do not have one of their own name. */
const modules: Modules = {
  ...Object.fromEntries(contentPages.map(page => [page, 'text-page'])),
  // The one content page with a module of its own: it has a form.
  support: 'support',
  terms: 'legal',
  privacy: 'legal',
  sell: 'trade-in-start',
  'sell-step': 'trade-in-step',
  'sell-unlisted': 'trade-in-unlisted',
  'sell-reviews': 'trade-in-reviews',
  'my-sales': 'my-trade-ins',
  'sale-details': 'trade-in',
  return: 'returns',
}

/** The route modules of pages with a parameter that do not have one for both. */
const modulesWithParameter: Modules = {
  blog: 'blog-post',
  'my-purchases': 'purchase',
  'my-warranties': 'warranty-claim',
  'send-in-warranty': 'send-in-form',
  return: 'return',
}

/** The paths of all markets together; the loader answers 404 if a path belongs to another market. */
function pathsOf(page: PageName) {
  return [...new Set(markets.flatMap(market => getPage(page).paths[market] ?? []))]
}

/** A page, with its parameter or without; old pages, and pages that lack their parameter, redirect. */
function routesOf(name: FixedPage) {
  const { movedTo, parameter, partOf } = getPage(name)
  if (partOf !== undefined) return []
  const isElsewhere = movedTo !== undefined || parameter?.kind === 'required'
  const module = modules[name] ?? name
  return pathsOf(name).flatMap((path, index) => [
    route(path, `routes/${isElsewhere ? 'elsewhere' : module}.tsx`, { id: `${name}-${index}` }),
    ...(parameter
      ? [
          route(`${path}:parameter/`, `routes/${modulesWithParameter[name] ?? module}.tsx`, {
            id: `one-${name}-${index}`,
          }),
        ]
      : []),
  ])
}

const fixed = [
  ...fixedPageNames.filter(name => name !== 'home').flatMap(routesOf),
  ...pathsOf('blog').map(path => route(`${path}feed.xml`, 'routes/blog-feed.ts')),
  ...pathsOf('reviews').map((path, index) =>
    route(`${path}stop/`, 'routes/review-stop.tsx', { id: `review-stop-${index}` }),
  ),
  ...pathsOf('settings').map((path, index) =>
    route(`${path}export/`, 'routes/settings-export.ts', { id: `settings-export-${index}` }),
  ),
]

/** The steps after an offer was made; every market has the same addresses (sell.md, Steps). */
const tradeInSteps = ['offer', 'auth', 'payment', 'delivery'].flatMap(step =>
  pathsOf('sell-step').map((path, index) =>
    route(`${path}${step}/`, `routes/trade-in-${step}.tsx`, { id: `trade-in-${step}-${index}` }),
  ),
)

const brandRoutes = pathsOf('shop-brand').flatMap((path, index) => [
  route(`${path}:brand/`, 'routes/listing.tsx', { id: `shop-brand-${index}` }),
  route(`${path}:brand/:model/`, 'routes/listing.tsx', { id: `shop-brand-model-${index}` }),
  route(`${path}:brand/:slug/:legacyId/`, 'routes/product.tsx', { id: `product-${index}` }),
])

const accessorySlugs = [...new Set(markets.map(market => categorySlugs[market].accessories))]

/** Each market's own slug, and those of the other markets, which redirect to it. */
const accessories = accessorySlugs.map(slug =>
  route(`${slug}/:brand?/`, 'routes/accessories.tsx', { id: `accessories-${slug}` }),
)

/** The frame without a path has whole paths below it, by whose first word a request finds its routes. */
const office = layout('routes/office-frame.tsx', [
  ...officePageNames.map(name =>
    route(`office/${getOfficePage(name).path}`, `routes/office-${name}.tsx`),
  ),
  ...['sign-in', 'second-factor', 'join', 'forgot'].map(name =>
    route(`office/${name}/`, `routes/office-${name}.tsx`),
  ),
  route('office/*', 'routes/office-unknown.tsx'),
])

export default [
  index('routes/home.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('merchant/:part', 'routes/merchant-feed.ts'),
  ...['content.xml', 'lists.xml', 'products/:part'].map(file =>
    route(`sitemap/${file}`, 'routes/sitemap.ts', { id: `sitemap-${file}` }),
  ),
  office,
  ...fixed,
  ...tradeInSteps,
  ...brandRoutes,
  ...accessories,
  ...[...localPages].map(([path, page]) =>
    route(path, 'routes/local-checkout.tsx', { id: `local-${page}` }),
  ),
  // A single route, so that choosing a brand preserves the page, its focus and its open filters.
  route(':category/:brand?/', 'routes/listing.tsx', { id: 'category' }),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
