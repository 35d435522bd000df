import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseOrderNumber } from '#domain/order/number.ts'
import { dayIn } from '#domain/time/day.ts'
import { listPurchases } from '#services/account/list-purchases.ts'
import { notFound } from '../page-request.ts'
import { onMemberPage } from './member-page.ts'

/** Query parameter: the list continues after this order of the member. */
const afterKey = 'after'

export const loadMyPurchases = onMemberPage(
  'my-purchases',
  async ({ member, market, query, ctx, site }) => {
    const after = query.get(afterKey) ?? undefined
    if (after !== undefined && !parseOrderNumber(after)) throw notFound()
    const page = await listPurchases(ctx, { userId: member.userId, market }, after)
    if (after !== undefined && page.purchases.length === 0) throw notFound()
    const { purchases, olderThan, elsewhere } = page
    const path = buildUrl(market, 'my-purchases')
    return {
      purchases,
      isFirstPage: after === undefined,
      ...(olderThan !== undefined && {
        olderPath: buildUrl(market, 'my-purchases', [], [[afterKey, olderThan]]),
      }),
      newestPath: path,
      elsewhere: elsewhere.map(other => ({
        market: other,
        url: absoluteUrl(site.bases[other], buildUrl(other, 'my-purchases')),
      })),
      today: dayIn(market, ctx.clock()),
    }
  },
)
