import { dayIn } from '#domain/device/day.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import { type SlipContent, writesSlip } from '#domain/sell/acquisition-slip.ts'
import { identifierKindOf, maskedIdentifier } from '#domain/sell/device-identifier.ts'
import type { Seal } from '#store/seal.ts'
import type { IssuedSlip, SlipStore } from '#store/sell/acquisition-slips.ts'
import type { PayoutStore } from '#store/sell/payouts.ts'
import type { SaleReader, StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { addressLines } from '../invoice/invoice-content.ts'

export type SlipMeans = {
  readonly runner: Runner
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Runner) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly reader: Pick<SaleReader, 'byId' | 'locked'>
  readonly payouts: Pick<PayoutStore, 'ofSale'>
  readonly slips: SlipStore
  readonly seal: Seal
  readonly companyOf: (market: Market) => Company
}

/** Rules of trade 6: one for a sale that was paid, where its market wants one; asked again it is the first one. */
export function makeIssueSlip(means: SlipMeans) {
  return async (saleId: string): Promise<IssuedSlip | undefined> => {
    const known = await means.slips.ofSale(means.runner, saleId)
    if (known) return known
    const issued = await means.transaction([], async tx => ok(await issueOnce(means, tx, saleId)))
    return issued.ok ? issued.value : undefined
  }
}

export type IssueSlip = ReturnType<typeof makeIssueSlip>

async function issueOnce(means: SlipMeans, tx: Runner, saleId: string) {
  const sale = await means.reader.locked(tx, saleId)
  const known = await means.slips.ofSale(tx, saleId)
  if (known || sale?.state !== 'paid' || sale.email === '' || !writesSlip[sale.market]) return known
  const content = await contentOf(means, tx, sale)
  const year = Number(content.paidOn.slice(0, 4))
  // Nothing was bought for nothing.
  if (content.paid.minor === 0) return undefined
  return means.slips.add(tx, { saleId, market: sale.market, year, content })
}

async function contentOf(
  { payouts, seal, companyOf }: SlipMeans,
  tx: Runner,
  sale: StoredSale,
): Promise<SlipContent> {
  const { id, market, number: saleNumber, title: device, currency, handover, answers } = sale
  const payout = await payouts.ofSale(tx, id)
  if (!payout) throw new Error(`sale ${saleNumber} was paid and never owed`)
  const sealed = sale.imeiSealed ?? sale.serialSealed
  return {
    buyer: companyOf(market),
    saleNumber,
    device,
    paidBy: payout.method,
    seller: {
      name: sale.senderName ?? '',
      address: handover?.kind === 'courier' ? addressLines(market, handover.from) : [],
    },
    identifier:
      sealed === null
        ? ''
        : maskedIdentifier({ kind: identifierKindOf(answers), value: seal.open(sealed) }),
    paid: { minor: payout.amountMinor, currency },
    paidOn: dayIn(market, sale.since),
  }
}
