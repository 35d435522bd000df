import { dayIn } from '#domain/device/day.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import { onMemberPage } from './member-page.ts'
import { notFound } from './page-request.ts'

const page = 'my-sales'

/** In the address: goes on after a sale of the member's own. */
const afterKey = 'after'

export const loadMySales = onMemberPage(page, async ({ member, market, query, shop }) => {
  const after = query.get(afterKey) ?? undefined
  if (after !== undefined && parseSaleNumber(after) === undefined) throw notFound()
  const { sales, olderThan } = await shop.listSales({ userId: member.userId, market }, after)
  if (after !== undefined && sales.length === 0) throw notFound()
  const paid = sales.filter(({ state }) => state === 'paid').map(({ number }) => number)
  return {
    sales,
    reviewable: await shop.listOwnSales({ userId: member.userId, market }, paid),
    isFirstPage: after === undefined,
    ...(olderThan !== undefined && {
      olderPath: buildUrl(market, page, [], [[afterKey, olderThan]]),
    }),
    today: dayIn(market, new Date()),
  }
})
