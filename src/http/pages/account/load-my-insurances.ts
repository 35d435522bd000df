import { buildUrl } from '#domain/market/build-url.ts'
import { insuranceKinds } from '#domain/order/insurance.ts'
import { listInsurances } from '#services/account/list-insurances.ts'
import { notFound } from '../page-request.ts'
import { onMemberPage } from './member-page.ts'

const page = 'my-insurances'

/** Query parameter for the open one of the two tabs. */
const tabKey = 'tip'

/** Two tabs, the first one that is not empty opens (Spec 3.4). Not reachable in a market without this page. */
export const loadMyInsurances = onMemberPage(page, async ({ member, market, query, ctx }) => {
  const insurances = await listInsurances(ctx, { userId: member.userId, market })
  const requestedKind = query.get(tabKey) ?? insurances[0]?.kind ?? 'screen'
  const open = insuranceKinds.find(kind => kind === requestedKind)
  if (open === undefined) throw notFound()
  const insurer = ctx.settings.insurerOf(market)
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
