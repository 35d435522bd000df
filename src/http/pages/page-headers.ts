import { offlineHeader } from '#domain/market/offline.ts'
import { getPage, type PageName } from '#domain/market/pages.ts'
import { anonymous, personal } from './page-request.ts'

/** Pages of one person that are read again on the way, without a network: the cart, and how an order stands. */
const ownPages: ReadonlySet<PageName> = new Set([
  'cart',
  'favourites',
  'my-purchases',
  'order-status',
  'order-thank-you',
])

/** The cache headers of a page: only a page that is the same for everyone is cached. */
export function pageHeaders(page: PageName): Readonly<Record<string, string>> {
  if (getPage(page).audience === 'everyone') return { ...anonymous, [offlineHeader]: 'seen' }
  return ownPages.has(page) ? { ...personal, [offlineHeader]: 'own' } : personal
}
