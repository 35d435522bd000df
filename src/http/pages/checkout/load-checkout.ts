import type { Member } from '#domain/identity/member.ts'
import { dayIn } from '#domain/time/day.ts'
import { serverCart } from '../cart/server-cart.ts'
import { viewerOf } from '../identity/entry.ts'
import { onFixedPage, type PageRequest } from '../page-request.ts'

/** The options of the five steps; `today` is the market's date, from which deliveries are calculated. */
export async function stepsOffered({ market, shop }: PageRequest) {
  const oneyWidget = shop.oneyWidgetOf(market)
  return {
    settings: shop.settingsOf(market),
    counties: await shop.listCounties(market),
    today: dayIn(market, new Date()),
    ...(oneyWidget && { oneyWidget }),
  }
}

export const loadCheckout = onFixedPage('checkout', async page => {
  const viewer = await viewerOf(page)
  const loaded = await stepsOffered(page)
  return viewer.kind === 'member'
    ? { loaded: { ...loaded, ownVouchers: await ownVouchers(page, viewer.member) } }
    : { loaded, drawn: await serverCart(page) }
})

/** The vouchers that can still be spent, offered with one click. */
export async function ownVouchers({ shop, market }: PageRequest, { userId }: Member) {
  const now = new Date()
  const all = await shop.viewVouchers(userId, market)
  return all.filter(
    ({ left, expiresAt }) =>
      left.minor > 0 && (expiresAt === undefined || new Date(expiresAt) > now),
  )
}
