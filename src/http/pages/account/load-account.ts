import { dayIn } from '#domain/time/day.ts'
import { isSpendable } from '#domain/voucher/voucher.ts'
import { listOpenPurchases } from '#services/account/list-purchases.ts'
import { viewVouchers } from '#services/voucher/view-vouchers.ts'
import { onMemberPage } from './member-page.ts'

/** The member's open purchases: what happens next, and when; with the voucher that expires first. */
export const loadAccount = onMemberPage('account', async ({ member, market, ctx }) => {
  const { userId, name } = member
  const [purchases, vouchers] = await Promise.all([
    listOpenPurchases(ctx, { userId, market }),
    viewVouchers(ctx, userId, market),
  ])
  const voucher = vouchers.find(each => !each.isPending && isSpendable(each, ctx.clock()))
  return { name, purchases, ...(voucher && { voucher }), today: dayIn(market, ctx.clock()) }
})
