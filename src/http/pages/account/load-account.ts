import { dayIn } from '#domain/time/day.ts'
import { listOpenPurchases } from '#services/account/list-purchases.ts'
import { onMemberPage } from './member-page.ts'

/** The member's open purchases: what happens next, and when. */
export const loadAccount = onMemberPage('account', async ({ member, market, ctx }) => ({
  name: member.name,
  purchases: await listOpenPurchases(ctx, { userId: member.userId, market }),
  today: dayIn(market, ctx.clock()),
}))
