import { dayIn } from '#domain/time/day.ts'
import { onMemberPage } from './member-page.ts'

/** The member's open purchases: what happens next, and when. */
export const loadAccount = onMemberPage('account', async ({ member, market, shop }) => ({
  name: member.name,
  purchases: await shop.listOpenPurchases({ userId: member.userId, market }),
  today: dayIn(market, new Date()),
}))
