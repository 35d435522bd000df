import type { FixedPage } from '#domain/market/page.ts'

/** Public pages that search engines may list in addition to listing and product pages. */
export const listedPages = [
  'home',
  'sell',
  'blog',
  'support',
  'about-us',
  'seller-guide',
  'reviews',
  'sell-reviews',
  'refund-policy',
  'withdrawal',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const satisfies readonly FixedPage[]

/** Pages about one visitor, or without content that a search engine could list. */
export const unlistedPages = [
  'cart',
  'account',
  'login',
  'register',
  'logout',
  'forgot-password',
  'sell-step',
  'order-thank-you',
  'financing-thank-you',
  'payment-processing',
  'payment-failed',
  'search',
  'stock-alert',
] as const satisfies readonly FixedPage[]
