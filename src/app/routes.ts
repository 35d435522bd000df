import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { categorySlugs } from '#domain/market/category.ts'
import { markets } from '#domain/market/market.ts'
import type { FixedPage } from '#domain/market/page.ts'
import { routes } from '#domain/market/routes.ts'

/** Pages with an address of their own and the modules that render them. */
const screens: readonly (readonly [FixedPage, string])[] = [
  ['cart', 'cart'],
  ['cart-extra', 'cart-extra'],
  ['cart-login', 'cart-login'],
  ['cart-finalize', 'cart-finalize'],
  ['checkout', 'checkout'],
  ['search', 'search'],
  ['terms', 'legal'],
  ['privacy', 'legal'],
  ['withdrawal', 'text-page'],
  ['cookies', 'text-page'],
  ['accessibility', 'text-page'],
  ['about-us', 'text-page'],
  ['seller-guide', 'text-page'],
  ['refund-policy', 'text-page'],
  ['blog', 'blog'],
  ['support', 'support'],
  ['stock-alert', 'stock-alert'],
  ['reviews', 'reviews'],
  ['review-add', 'review-add'],
  ['review-thank-you', 'review-thank-you'],
  ['review-error', 'review-error'],
  ['sell-reviews', 'trade-in-reviews'],
  ['sell', 'trade-in-start'],
  ['sell-step', 'trade-in-step'],
  ['login', 'login'],
  ['register', 'register'],
  ['forgot-password', 'forgot-password'],
  ['logout', 'logout'],
  ['account', 'account'],
  ['my-purchases', 'my-purchases'],
  ['my-warranties', 'my-warranties'],
  ['send-in-warranty', 'send-in-warranty'],
  ['settings', 'settings'],
  ['loyalty', 'loyalty'],
  ['my-insurances', 'my-insurances'],
  ['my-sales', 'my-trade-ins'],
  ['sale-details', 'trade-in'],
  ['return', 'returns'],
  ['return-address', 'return-address'],
]

/** Pages whose path ends with the number of an order, return or trade-in, or with a step. */
const ofOne: readonly (readonly [FixedPage, string])[] = [
  ['order-thank-you', 'order-thank-you'],
  ['financing-thank-you', 'financing-thank-you'],
  ['payment-processing', 'payment-processing'],
  ['payment-failed', 'payment-failed'],
  ['my-purchases', 'purchase'],
  ['sale-details', 'trade-in'],
  ['my-warranties', 'warranty-claim'],
  ['send-in-warranty', 'send-in-form'],
  ['return', 'return'],
  ['return-form', 'return-form'],
  ['return-address', 'return-address'],
  ['sell-step', 'trade-in-step'],
]

/** Old pages, and pages about one order that lack its number. */
const leadingElsewhere = [
  'contact-old',
  'faq-old',
  'return-form',
  'order-thank-you',
  'financing-thank-you',
  'payment-processing',
  'payment-failed',
] as const

/** The paths of all markets together; the loader answers 404 if a path belongs to another market. */
function pathsOf(page: FixedPage) {
  return [...new Set(markets.flatMap(market => routes[market][page] ?? []))]
}

const fixed = [
  ...screens.flatMap(([page, file]) =>
    pathsOf(page).map((path, at) => route(path, `routes/${file}.tsx`, { id: `${page}-${at}` })),
  ),
  ...ofOne.flatMap(([page, file]) =>
    pathsOf(page).map((path, at) =>
      route(`${path}:number/`, `routes/${file}.tsx`, { id: `one-${page}-${at}` }),
    ),
  ),
  ...leadingElsewhere.flatMap(page =>
    pathsOf(page).map((path, at) =>
      route(path, 'routes/elsewhere.tsx', { id: `to-${page}-${at}` }),
    ),
  ),
  ...pathsOf('blog').flatMap(path => [
    route(`${path}feed.xml`, 'routes/blog-feed.ts', { id: 'blog-feed' }),
    route(`${path}:slug/`, 'routes/blog-post.tsx', { id: 'blog-post' }),
  ]),
  ...pathsOf('reviews').map((path, at) =>
    route(`${path}stop/`, 'routes/review-stop.tsx', { id: `review-stop-${at}` }),
  ),
  ...pathsOf('settings').map((path, at) =>
    route(`${path}export/`, 'routes/settings-export.ts', { id: `settings-export-${at}` }),
  ),
]

/** The steps after an offer was made; every market has the same addresses (sell.md, Steps). */
const tradeInSteps = ['offer', 'auth', 'payment', 'delivery'].flatMap(step =>
  pathsOf('sell-step').map((path, at) =>
    route(`${path}${step}/`, `routes/trade-in-${step}.tsx`, { id: `trade-in-${step}-${at}` }),
  ),
)

const shopRoots = ['magazin', 'shop']

const shaped = shopRoots.flatMap(root => [
  route(`${root}/:brand/`, 'routes/listing.tsx', { id: `${root}-brand` }),
  route(`${root}/:brand/:model/`, 'routes/listing.tsx', { id: `${root}-model` }),
  route(`${root}/:brand/:slug/:legacyId/`, 'routes/product.tsx', { id: `${root}-product` }),
])

const accessorySlugs = [...new Set(markets.map(market => categorySlugs[market].accessories))]

/** Each market's own slug, and those of the other markets, which redirect to it. */
const accessories = accessorySlugs.map(slug =>
  route(`${slug}/:brand?/`, 'routes/accessories.tsx', { id: `accessories-${slug}` }),
)

export default [
  index('routes/home.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('merchant/:part', 'routes/merchant-feed.ts'),
  ...['content.xml', 'lists.xml', 'products/:part'].map(file =>
    route(`sitemap/${file}`, 'routes/sitemap.ts', { id: `sitemap-${file}` }),
  ),
  ...fixed,
  ...tradeInSteps,
  ...shaped,
  ...accessories,
  // The local environment's paths of the checkout pages (Spec 2.3).
  ...['login', 'finalize', 'extra'].map(page =>
    route(`checkout/${page}/`, 'routes/local-checkout.tsx', { id: `local-${page}` }),
  ),
  // A single route, so that choosing a brand preserves the page, its focus and its open filters.
  route(':category/:brand?/', 'routes/listing.tsx', { id: 'category' }),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
