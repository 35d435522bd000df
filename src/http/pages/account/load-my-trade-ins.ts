import { buildUrl } from '#domain/market/build-url.ts'
import { dayIn } from '#domain/time/day.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { listReviewableTradeIns } from '#services/review/list-own.ts'
import { listTradeIns } from '#services/trade-in/view-trade-ins.ts'
import { notFound } from '../page-request.ts'
import { onMemberPage } from './member-page.ts'

const page = 'my-sales'

/** Query parameter: the list continues after this trade-in of the member. */
const afterKey = 'after'

export const loadMyTradeIns = onMemberPage(page, async ({ member, market, query, ctx }) => {
  const after = query.get(afterKey) ?? undefined
  if (after !== undefined && parseTradeInNumber(after) === undefined) throw notFound()
  const { tradeIns, olderThan } = await listTradeIns(ctx, { userId: member.userId, market }, after)
  if (after !== undefined && tradeIns.length === 0) throw notFound()
  const paid = tradeIns.filter(({ state }) => state === 'paid').map(({ number }) => number)
  return {
    tradeIns,
    reviewable: await listReviewableTradeIns(ctx, { userId: member.userId, market }, paid),
    isFirstPage: after === undefined,
    ...(olderThan !== undefined && {
      olderPath: buildUrl(market, page, [], [[afterKey, olderThan]]),
    }),
    today: dayIn(market, ctx.clock()),
  }
})
