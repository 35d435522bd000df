import type pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { makeIssueVoucher } from '#services/voucher/issue-voucher.ts'
import { makeVoucherCodes } from '#services/voucher/voucher-codes.ts'
import { committed } from '#store/transaction.ts'
import type { SimulatedMarket } from './market-orders.ts'

const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const

/** Less than any device costs. */
const amountMinor = 5_000

const issue = makeIssueVoucher({
  codes: makeVoucherCodes('a secret of the experiments'),
  now: () => new Date(),
})

/** An order to be paid partly by a voucher that two shoppers have: one of them is too late. */
export async function withSharedVoucher(
  pool: pg.Pool,
  body: OrderRequestOnWire,
  market: SimulatedMarket,
  at: number,
): Promise<OrderRequestOnWire> {
  const { code } = await committed(pool, tx =>
    issue(tx, {
      market,
      amount: { minor: amountMinor, currency: currencies[market] },
      source: { kind: 'goodwill', subject: `simulated ${market} ${Math.floor(at / 40)}` },
      standing: 'open',
      actor: 'simulation',
    }),
  )
  return withToPay({ ...body, vouchers: { codes: [code], shownToPay: body.shownTotal } })
}

/** The same request after the total has changed. */
export function withToPay(body: OrderRequestOnWire): OrderRequestOnWire {
  const { vouchers, shownTotal } = body
  if (!vouchers) return body
  const shownToPay = { ...shownTotal, minor: shownTotal.minor - amountMinor }
  return { ...body, vouchers: { ...vouchers, shownToPay } }
}
