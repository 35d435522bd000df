import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'
import type { VoucherCodes } from '../voucher/voucher-codes.ts'
import type { SaleStores } from './sale-stores.ts'
import type { SaleWhy } from './walk-sale.ts'

type Means = Pick<SaleStores, 'issueVoucher' | 'settleHeldVoucher' | 'traces'>

/** The name of a sale in what vouchers are owed for: one voucher for a sale. */
const sourceOf = (saleId: string) => ({ kind: 'payout', subject: saleId }) as const

/** Decision 26: who chose a voucher has it as the sale is accepted, and may spend it while the device is on its way. */
export const holdVoucher = async (
  { issueVoucher }: Means,
  tx: Runner,
  { id, market, currency, userId, payout, offerMinor }: StoredSale,
  { actor }: SaleWhy,
): Promise<void> => {
  if (payout !== 'voucher' || offerMinor === null || offerMinor === 0) return
  await issueVoucher(tx, {
    ...{ market, amount: { minor: offerMinor, currency }, source: sourceOf(id) },
    ...{ standing: 'held', actor, ...(userId !== null && { userId }) },
  })
}

/** As it is read and typed; undefined where none is held for the sale, or it was withdrawn with it. */
export const makeCodeOfVoucher =
  ({ vouchers, codes }: { vouchers: Pick<VoucherStore, 'bySource'>; codes: VoucherCodes }) =>
  async (runner: Runner, saleId: string): Promise<string | undefined> => {
    const voucher = await vouchers.bySource(runner, sourceOf(saleId).kind, sourceOf(saleId).subject)
    return voucher && voucher.standing !== 'withdrawn'
      ? writeCode(codes.codeOf(voucher.id))
      : undefined
  }

/**
 * Decision 19, Held: the voucher of a sale becomes what is owed in the end; false where none is held. What was spent above
 * that is a person's matter.
 */
const settleVoucher = async (
  { settleHeldVoucher, traces }: Means,
  tx: Runner,
  { id, number, market }: Pick<StoredSale, 'id' | 'number' | 'market'>,
  owedMinor: number,
  { actor, at }: SaleWhy,
): Promise<boolean> => {
  const settled = await settleHeldVoucher(tx, {
    ...{ source: sourceOf(id), owedMinor, actor, reason: `sale ${number}` },
  })
  if (!settled.ok) return false
  const { shortMinor } = settled.value
  if (shortMinor > 0) {
    const facts = { number, shortMinor }
    await traces.task(tx, { market, kind: 'sale-voucher-short', subjectId: id, facts }, at)
  }
  return true
}

/** The sale comes to nothing: nothing is owed for it. */
export const withdrawVoucher = (
  means: Means,
  tx: Runner,
  sale: Pick<StoredSale, 'id' | 'number' | 'market'>,
  why: SaleWhy,
): Promise<boolean> => settleVoucher(means, tx, sale, 0, why)

/** What is owed by voucher: the one that was held for it, or else a new one. */
export const giveVoucher = async (
  means: Means,
  tx: Runner,
  sale: StoredSale,
  owedMinor: number,
  why: SaleWhy,
): Promise<void> => {
  const { id, market, currency, userId } = sale
  if ((await settleVoucher(means, tx, sale, owedMinor, why)) || owedMinor === 0) return
  await means.issueVoucher(tx, {
    ...{ market, amount: { minor: owedMinor, currency }, source: sourceOf(id) },
    ...{ standing: 'open', actor: why.actor, ...(userId !== null && { userId }) },
  })
}
