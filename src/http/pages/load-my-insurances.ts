import { buildUrl } from '#domain/market/build-url.ts'
import { insuranceKinds } from '#domain/order/insurance.ts'
import { onMemberPage } from './member-page.ts'
import { notFound } from './page-request.ts'

const page = 'my-insurances'

/** In the address: which of the two tabs is open. */
const tabKey = 'tip'

/** Spec 3.4: two tabs, the one with something in it first. Where a market has no such page nobody comes here. */
export const loadMyInsurances = onMemberPage(page, async ({ member, market, query, shop }) => {
  const insurances = await shop.listInsurances({ userId: member.userId, market })
  const request = query.get(tabKey) ?? insurances[0]?.kind ?? 'screen'
  const open = insuranceKinds.find(kind => kind === request)
  if (open === undefined) throw notFound()
  const insurer = shop.insurerOf(market)
  return {
    insurances: insurances.filter(({ kind }) => kind === open),
    open,
    hasAny: insurances.length > 0,
    tabs: insuranceKinds.map(kind => ({
      kind,
      path: buildUrl(market, page, [], [[tabKey, kind]]),
      count: insurances.filter(each => each.kind === kind).length,
    })),
    ...(insurer && { insurer }),
  }
})
