import { randomUUID } from 'node:crypto'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Market } from '#domain/market/market.ts'
import { createKeys } from '#services/keys.ts'
import { issueVoucher, type VoucherToIssue } from '#services/voucher/issue-voucher.ts'
import { committed } from '#store/transaction.ts'
import type { ApiApp } from './api-app.ts'
import { currencyIn, type Rows } from './order-cases.ts'

/** A voucher issued by the shop under test; usable by anyone unless a member is given. */
export function aVoucher(
  { database }: Pick<ApiApp, 'database'>,
  minor: number,
  { market = 'ro', ...over }: Partial<VoucherToIssue> & { readonly market?: Market } = {},
  secret = 'a secret of the tests',
) {
  const ctx = { keys: createKeys(secret), clock: () => new Date() }
  return committed(database.pool, tx =>
    issueVoucher(ctx, tx, {
      market,
      amount: { minor, currency: currencyIn[market] },
      source: { kind: 'goodwill', subject: randomUUID() },
      status: 'open',
      actor: 'tests',
      ...over,
    }),
  )
}

/** An order with vouchers, as the page sends it. */
export function spending(
  body: OrderRequestOnWire,
  vouchers: readonly { readonly code: string }[],
  toPayMinor: number,
): OrderRequestOnWire {
  return {
    ...body,
    vouchers: {
      codes: vouchers.map(({ code }) => code),
      shownToPay: { minor: toPayMinor, currency: body.shownTotal.currency },
    },
  }
}

/** The amount left on a voucher, the sum of its entries, and their kinds. */
export async function ledgerOf(rows: Rows, { id }: { readonly id: string }) {
  const [found] = await rows<{ left: number; sum: number; kinds: string[] }>(
    `select v.left_minor::int as left, sum(e.amount_minor)::int as sum, array_agg(e.kind order by e.at, e.amount_minor desc) as kinds
     from voucher v join voucher_entry e on e.voucher_id = v.id where v.id = $1 group by v.id`,
    id,
  )
  return found!
}
