import type { Member } from '#domain/identity/member.ts'
import { dayIn } from '#domain/time/day.ts'
import { isSpendable } from '#domain/voucher/voucher.ts'
import { oneyWidgetOf } from '#services/payment/oney-widget.ts'
import { listCounties } from '#services/places/list-places.ts'
import { viewVouchers } from '#services/voucher/view-vouchers.ts'
import { serverCart } from '../cart/server-cart.ts'
import { viewerOf } from '../identity/entry.ts'
import { onFixedPage, type PageRequest } from '../page-request.ts'

/** The options of the five steps; `today` is the market's date, from which deliveries are calculated. */
export async function stepsOffered({ market, ctx }: PageRequest) {
  const oneyWidget = oneyWidgetOf(ctx, market)
  const { walletButtons } = ctx.providers
  return {
    settings: ctx.settings.shopOf(market),
    counties: await listCounties(ctx, market),
    today: dayIn(market, ctx.clock()),
    ...(oneyWidget && { oneyWidget }),
    ...(walletButtons && { walletButtons }),
  }
}

export const loadCheckout = onFixedPage('checkout', async page => {
  const viewer = await viewerOf(page)
  const loaded = await stepsOffered(page)
  return viewer.kind === 'member'
    ? { loaded: { ...loaded, ownVouchers: await ownVouchers(page, viewer.member) } }
    : { loaded, rendered: await serverCart(page) }
})

/** The vouchers that can still be spent, offered with one click. */
export async function ownVouchers(
  { ctx, market }: PageRequest,
  { userId }: Pick<Member, 'userId'>,
) {
  const all = await viewVouchers(ctx, userId, market)
  return all.filter(voucher => isSpendable(voucher, ctx.clock()))
}
