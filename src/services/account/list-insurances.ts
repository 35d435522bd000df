import { type Insurance, insuranceKindOf, insuranceStatus } from '#domain/order/insurance.ts'
import { isValid } from '#domain/order/order-state.ts'
import { dayIn } from '#domain/time/day.ts'
import { listInsurancesOfMember, type StoredInsurance } from '#store/account/insurances.ts'
import type { Context } from '../context.ts'
import { invoicePathOf } from '../invoice/invoice-path.ts'
import { pictureOf } from '../order/view-order.ts'
import type { Owner } from './owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/** The insurances a member bought in a market, newest first. */
export async function listInsurances(ctx: Ctx, owner: Owner): Promise<readonly Insurance[]> {
  return (await listInsurancesOfMember(ctx.sql, owner)).map(stored =>
    toInsurance(ctx, owner, stored),
  )
}

function toInsurance(ctx: Ctx, { market }: Owner, stored: StoredInsurance): Insurance {
  const { orderId, orderNumber, position, key, title, device, deliveredAt } = stored
  const months = monthsIn(key)
  const isInForce = stored.isLive && isValid(stored.state)
  const picture = pictureOf({ kind: 'device', itemId: '', device })
  return {
    orderNumber,
    position,
    kind: insuranceKindOf(key),
    title,
    months,
    ...(picture !== undefined && { picture }),
    price: { minor: stored.priceMinor, currency: stored.currency },
    status: insuranceStatus(
      {
        months,
        isInForce,
        ...(deliveredAt && { deliveredOn: dayIn(market, deliveredAt) }),
      },
      dayIn(market, ctx.clock()),
    ),
    ...(isValid(stored.state) && {
      invoicePath: invoicePathOf(orderNumber, ctx.keys.links.tokenOf(orderId)),
    }),
  }
}

/** A key ends with its length in months; without one, the shortest length applies. */
function monthsIn(key: string): number {
  return Number(/_(\d{1,3})$/.exec(key)?.[1] ?? 12)
}
