import type pg from 'pg'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Context } from '#services/context.ts'
import { createKeys } from '#services/keys.ts'
import { issueVoucher } from '#services/voucher/issue-voucher.ts'
import { committed } from '#store/transaction.ts'
import type { SimulatedMarket } from './market-orders.ts'

const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const

/** Less than any device costs. */
const amountMinor = 5_000

/** All that a voucher needs to be issued; the secret is the one of the shop's processes. */
const ctx = {
  keys: createKeys('a secret of the experiments'),
  clock: () => new Date(),
} as unknown as Context

/** An order to be paid partly by a voucher that two shoppers have: one of them is too late. */
export async function withSharedVoucher(
  pool: pg.Pool,
  body: OrderRequestOnWire,
  market: SimulatedMarket,
  at: number,
): Promise<OrderRequestOnWire> {
  const { code } = await committed(pool, tx =>
    issueVoucher(ctx, tx, {
      market,
      amount: { minor: amountMinor, currency: currencies[market] },
      source: { kind: 'goodwill', subject: `simulated ${market} ${Math.floor(at / 40)}` },
      status: 'open',
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
