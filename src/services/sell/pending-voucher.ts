import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'
import type { VoucherCodes } from '../voucher/voucher-codes.ts'
import type { SaleStores } from './sale-stores.ts'
import type { SaleWhy } from './walk-sale.ts'

type Means = Pick<SaleStores, 'issueVoucher' | 'settlePendingVoucher' | 'traces'>

/** The name of a sale in what vouchers are owed for: one voucher for a sale. */
function sourceOf(saleId: string) {
  return { kind: 'payout', subject: saleId } as const
}

/** A voucher payout is issued on acceptance, pending until the device is inspected (sell.md, Rulings). */
export async function issuePendingVoucher(
  { issueVoucher }: Means,
  tx: Runner,
  { id, market, currency, userId, payout, offerMinor }: StoredSale,
  { actor }: SaleWhy,
): Promise<void> {
  if (payout !== 'voucher' || offerMinor === null || offerMinor === 0) return
  await issueVoucher(tx, {
    market,
    amount: { minor: offerMinor, currency },
    source: sourceOf(id),
    standing: 'pending',
    actor,
    ...(userId !== null && { userId }),
  })
}

/** The code as it is shown; `undefined` when the sale has no voucher or it was withdrawn. */
export function makeCodeOfVoucher({
  vouchers,
  codes,
}: {
  vouchers: Pick<VoucherStore, 'bySource'>
  codes: VoucherCodes
}) {
  return async (runner: Runner, saleId: string): Promise<string | undefined> => {
    const voucher = await vouchers.bySource(runner, sourceOf(saleId).kind, sourceOf(saleId).subject)
    return voucher && voucher.standing !== 'withdrawn'
      ? writeCode(codes.codeOf(voucher.id))
      : undefined
  }
}

/** The pending voucher of a sale becomes what is owed in the end; false where there is none. Orders that spent it follow. */
async function settleVoucher(
  { settlePendingVoucher, traces }: Means,
  tx: Runner,
  { id, number }: Pick<StoredSale, 'id' | 'number'>,
  owedMinor: number,
  { actor, at }: SaleWhy,
): Promise<boolean> {
  const settled = await settlePendingVoucher(tx, {
    source: sourceOf(id),
    owedMinor,
    actor,
    reason: `sale ${number}`,
  })
  if (!settled.ok) return false
  await traces.message(tx, 'voucher-settled', settled.value, at)
  return true
}

/** The sale comes to nothing: nothing is owed for it. */
export function withdrawVoucher(
  means: Means,
  tx: Runner,
  sale: Pick<StoredSale, 'id' | 'number'>,
  why: SaleWhy,
): Promise<boolean> {
  return settleVoucher(means, tx, sale, 0, why)
}

/** What is owed by voucher: the pending one, or else a new one. */
export async function giveVoucher(
  means: Means,
  tx: Runner,
  sale: StoredSale,
  owedMinor: number,
  why: SaleWhy,
): Promise<void> {
  const { id, market, currency, userId } = sale
  if ((await settleVoucher(means, tx, sale, owedMinor, why)) || owedMinor === 0) return
  await means.issueVoucher(tx, {
    market,
    amount: { minor: owedMinor, currency },
    source: sourceOf(id),
    standing: 'open',
    actor: why.actor,
    ...(userId !== null && { userId }),
  })
}
