/** Pages with one fixed path per market. `support` comes before its aliases, see parse-path (Spec 2.1). */
export const fixedPages = [
  'home',
  'login',
  'register',
  'blog',
  'account',
  'loyalty',
  'my-purchases',
  'return',
  'return-form',
  'settings',
  'my-warranties',
  'my-insurances',
  'send-in-warranty',
  'my-sales',
  'sale-details',
  'return-address',
  'support',
  'faq-new',
  'contact',
  'contact-old',
  'about-us',
  'seller-guide',
  'faq-old',
  'reviews',
  'review-add',
  'review-error',
  'review-thank-you',
  'sell-reviews',
  'cart',
  'cart-extra',
  'cart-login',
  'cart-finalize',
  'checkout',
  'order-thank-you',
  'financing-thank-you',
  'payment-processing',
  'payment-failed',
  'sell',
  'sell-step',
  'logout',
  'forgot-password',
  'refund-policy',
  'search',
  'stock-alert',
  'terms',
  'privacy',
  'withdrawal',
  'cookies',
  'accessibility',
] as const
export type FixedPage = (typeof fixedPages)[number]

/** Pages that require parameters: a brand, a category, a product. */
export const shapedPages = [
  'shop-brand',
  'shop-brand-model',
  'product',
  'category',
  'category-brand',
] as const
export type ShapedPage = (typeof shapedPages)[number]

export type PageKey = FixedPage | ShapedPage

/** The routes of one market: the path to which page parameters are appended; `undefined` if the market lacks the page. */
export type Routes = Readonly<Record<PageKey, string | undefined>>

const pageKeys: ReadonlySet<string> = new Set([...fixedPages, ...shapedPages])

function isPageKey(name: string): name is PageKey {
  return pageKeys.has(name)
}

/** The cart login page is also referenced by its route name (Spec 2.2). */
const routeNames: ReadonlyMap<string, PageKey> = new Map([
  ['magazin-cosul-meu-login', 'cart-login'],
])

/** The page for a page key or a route name. */
export function pageNamed(name: string): PageKey | undefined {
  return isPageKey(name) ? name : routeNames.get(name)
}
