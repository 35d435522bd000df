import { ownEntry } from '../own-entry.ts'
import type { Page } from './page.ts'
import { accountPages } from './pages/account.ts'
import { cartPages } from './pages/cart.ts'
import { cataloguePages } from './pages/catalogue.ts'
import { identityPages } from './pages/identity.ts'
import { informationPages } from './pages/information.ts'
import { orderPages } from './pages/order.ts'
import { returnPages } from './pages/return.ts'
import { reviewPages } from './pages/review.ts'
import { shopPages } from './pages/shop.ts'
import { tradeInPages } from './pages/trade-in.ts'

/** Pages with one path per market, and at most one parameter. */
const fixedPages = {
  ...shopPages,
  ...cartPages,
  ...orderPages,
  ...identityPages,
  ...accountPages,
  ...returnPages,
  ...tradeInPages,
  ...reviewPages,
  ...informationPages,
}
export type FixedPage = keyof typeof fixedPages
export const fixedPageNames = Object.keys(fixedPages) as readonly FixedPage[]

/** Every page of the shop, by its key (Spec 2.1). */
export const pages = { ...fixedPages, ...cataloguePages }
export type PageName = keyof typeof pages

/** A `movedTo`, `partOf` or `otherwise` that is no page does not compile. */
export function getPage(name: PageName): Page<PageName> {
  return pages[name]
}

/** The page for a page key or a route name: the cart login page has one of its own (Spec 2.2). */
export function pageNamed(name: string): Page<PageName> | undefined {
  const key = name === 'magazin-cosul-meu-login' ? 'cart-login' : name
  return ownEntry<Page<PageName>>(pages, key)
}
