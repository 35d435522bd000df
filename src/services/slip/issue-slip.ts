import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { type SlipContent, writesSlip } from '#domain/trade-in/acquisition-slip.ts'
import { identifierKindOf, maskedIdentifier } from '#domain/trade-in/device-identifier.ts'
import type { Seal } from '#store/seal.ts'
import type { IssuedSlip } from '#store/trade-in/acquisition-slips.ts'
import { findSlipOfTradeIn, insertSlip } from '#store/trade-in/acquisition-slips.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { addressLines } from '../invoice/invoice-content.ts'

export type SlipDeps = {
  readonly sql: Sql
  readonly transaction: <T, Refusal>(
    names: readonly string[],
    work: (tx: Sql) => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>
  readonly seal: Seal
  readonly companyOf: (market: Market) => Company
}

/** One slip per paid trade-in, in markets that require one; a repeated request returns the first (Rules of trade 6). */
export function makeIssueSlip(deps: SlipDeps) {
  return async (tradeInId: string): Promise<IssuedSlip | undefined> => {
    const known = await findSlipOfTradeIn(deps.sql, tradeInId)
    if (known) return known
    const issued = await deps.transaction([], async tx => ok(await issueOnce(deps, tx, tradeInId)))
    return issued.ok ? issued.value : undefined
  }
}

export type IssueSlip = ReturnType<typeof makeIssueSlip>

async function issueOnce(deps: SlipDeps, tx: Sql, tradeInId: string) {
  const tradeIn = await lockTradeIn(tx, tradeInId)
  const known = await findSlipOfTradeIn(tx, tradeInId)
  if (known || tradeIn?.state !== 'paid' || tradeIn.email === '' || !writesSlip[tradeIn.market])
    return known
  const content = await contentOf(deps, tx, tradeIn)
  const year = Number(content.paidOn.slice(0, 4))
  // Nothing was bought if the price was zero.
  if (content.paid.minor === 0) return undefined
  return insertSlip(tx, { saleId: tradeInId, market: tradeIn.market, year, content })
}

async function contentOf(
  { seal, companyOf }: SlipDeps,
  tx: Sql,
  tradeIn: StoredTradeIn,
): Promise<SlipContent> {
  const { id, market, number: tradeInNumber, title: device, currency, handover, answers } = tradeIn
  const payout = await findPayoutOfTradeIn(tx, id)
  if (!payout) throw new Error(`sale ${tradeInNumber} was paid and never owed`)
  const sealed = tradeIn.imeiSealed ?? tradeIn.serialSealed
  return {
    buyer: companyOf(market),
    tradeInNumber,
    device,
    paidBy: payout.method,
    seller: {
      name: tradeIn.senderName ?? '',
      address: handover?.kind === 'courier' ? addressLines(market, handover.from) : [],
    },
    identifier:
      sealed === null
        ? ''
        : maskedIdentifier({ kind: identifierKindOf(answers), value: seal.open(sealed) }),
    paid: { minor: payout.amountMinor, currency },
    paidOn: dayIn(market, tradeIn.since),
  }
}
