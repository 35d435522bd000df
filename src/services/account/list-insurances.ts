import { type Insurance, insuranceKindOf, insuranceStatus } from '#domain/order/insurance.ts'
import { isValid } from '#domain/order/order-state.ts'
import { dayIn } from '#domain/time/day.ts'
import type { InsuranceStore, StoredInsurance } from '#store/account/insurances.ts'
import { invoicePathOf } from '../invoice/invoice-path.ts'
import type { LinkTokens } from '../order/link-token.ts'
import { pictureOf } from '../order/view-order.ts'
import type { Owner } from './account-stores.ts'

type Deps = {
  readonly insurances: InsuranceStore
  readonly links: LinkTokens
  readonly now: () => Date
}

/** The insurances a member bought in a market, newest first. */
export function makeListInsurances(deps: Deps) {
  return async (owner: Owner): Promise<readonly Insurance[]> =>
    (await deps.insurances.ofMember(owner)).map(stored => toInsurance(deps, owner, stored))
}

function toInsurance({ links, now }: Deps, { market }: Owner, stored: StoredInsurance): Insurance {
  const { orderId, orderNumber, position, key, title, device, deliveredAt } = stored
  const months = monthsIn(key)
  const isStored = stored.isLive && isValid(stored.state)
  const picture = pictureOf({ kind: 'device', itemId: '', device })
  return {
    orderNumber,
    position,
    kind: insuranceKindOf(key),
    title,
    months,
    ...(picture !== undefined && { picture }),
    price: { minor: stored.priceMinor, currency: stored.currency },
    standing: insuranceStatus(
      { months, isStored, ...(deliveredAt && { deliveredOn: dayIn(market, deliveredAt) }) },
      dayIn(market, now()),
    ),
    ...(isValid(stored.state) && {
      invoicePath: invoicePathOf(orderNumber, links.tokenOf(orderId)),
    }),
  }
}

/** A key ends with its length in months; without one, the shortest length applies. */
function monthsIn(key: string): number {
  return Number(/_(\d{1,3})$/.exec(key)?.[1] ?? 12)
}
