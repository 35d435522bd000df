import type { FixedPage } from '#domain/market/page.ts'

/** Pages with words for everybody: what search engines are shown besides lists and products. */
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

/** Pages about one visitor, or about nothing a search engine could show. */
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
