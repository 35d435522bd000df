import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { FoundConfigured } from '#domain/trade-in/answers.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import type { Priced } from '#domain/trade-in/offer.ts'
import { type FirstOffer, type Repriced, reprice } from '#domain/trade-in/reprice.ts'
import { findPriceBook, listBasePrices } from '#store/trade-in/price-book.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { InspectionReport, InspectRefusal } from './inspection-report.ts'

/** Prices the configuration that was found by the price book version of the first offer (sell.md). */
export async function repriceTradeIn(
  tx: Sql,
  tradeIn: StoredTradeIn,
  { found, model, amountMinor }: InspectionReport,
): Promise<Result<Repriced, InspectRefusal>> {
  const priced = await pricedOf(tx, { ...tradeIn, modelId: model ?? tradeIn.modelId }, found)
  if (!priced) return refuse({ kind: 'configuration-not-bought' })
  const first: FirstOffer = {
    declared: tradeIn.answers,
    payout: tradeIn.payout ?? 'bank-fast',
    amount: { minor: tradeIn.offerMinor ?? 0, currency: tradeIn.currency },
  }
  const repriced = reprice(first, found, priced)
  if (repriced.kind !== 'person-decides')
    return amountMinor === undefined ? ok(repriced) : refuse(wrongAmount('not-asked'))
  if (amountMinor === undefined) return ok(repriced)
  if (amountMinor > repriced.most.minor) return refuse(wrongAmount('above-most'))
  const decided: Money = { minor: amountMinor, currency: tradeIn.currency }
  return ok(reprice(first, found, { ...priced, decided }))
}

function wrongAmount(code: string) {
  return { kind: 'invalid-field', field: 'amountMinor', code } as const
}

async function pricedOf(
  tx: Sql,
  { market, bookVersion, modelId, deviceType, answers, currency, number }: StoredTradeIn,
  found: InspectionReport['found'],
): Promise<Priced | undefined> {
  const version = await findPriceBook(tx, market, Number(bookVersion))
  if (!version) throw new Error(`sale ${number} names no version of the price book`)
  const trueAnswers = { ...answers, ...found }
  const foundConfiguration: FoundConfigured =
    trueAnswers['config-all'] ?? trueAnswers['config-storage'] ?? {}
  const { color: _, model: __, ...configured } = foundConfiguration
  const item = bookItemOf(modelId, configured)
  const [base] = await listBasePrices(tx, market, version.number, [item])
  if (!base || base.baseMinor === 0) return undefined
  return {
    type: deviceType,
    base: { minor: base.baseMinor, currency },
    tables: version.tables,
  }
}
