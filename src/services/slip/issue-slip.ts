import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { type SlipContent, writesSlip } from '#domain/trade-in/acquisition-slip.ts'
import { identifierKindOf, maskedIdentifier } from '#domain/trade-in/device-identifier.ts'
import {
  findSlipOfTradeIn,
  type IssuedSlip,
  insertSlip,
} from '#store/trade-in/acquisition-slips.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
import { lockTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { addressLines } from '../invoice/invoice-content.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

/** One slip per paid trade-in, in markets that require one; a repeated request returns the first (Rules of trade 6). */
export async function issueSlip(ctx: Ctx, tradeInId: string): Promise<IssuedSlip | undefined> {
  const known = await findSlipOfTradeIn(ctx.sql, tradeInId)
  if (known) return known
  const issued = await retriedTransaction(ctx.sql, [], async tx =>
    ok(await issueOnce(ctx, tx, tradeInId)),
  )
  return issued.ok ? issued.value : undefined
}

async function issueOnce(ctx: Ctx, tx: Sql, tradeInId: string) {
  const tradeIn = await lockTradeIn(tx, tradeInId)
  const known = await findSlipOfTradeIn(tx, tradeInId)
  if (known || tradeIn?.state !== 'paid' || tradeIn.email === '' || !writesSlip[tradeIn.market])
    return known
  const content = await contentOf(ctx, tx, tradeIn)
  const year = Number(content.paidOn.slice(0, 4))
  // Nothing was bought if the price was zero.
  if (content.paid.minor === 0) return undefined
  return insertSlip(tx, { saleId: tradeInId, market: tradeIn.market, year, content })
}

async function contentOf(ctx: Ctx, tx: Sql, tradeIn: StoredTradeIn): Promise<SlipContent> {
  const { id, market, number: tradeInNumber, title: device, currency, handover, answers } = tradeIn
  const payout = await findPayoutOfTradeIn(tx, id)
  if (!payout) throw new Error(`sale ${tradeInNumber} was paid and never owed`)
  const sealed = tradeIn.imeiSealed ?? tradeIn.serialSealed
  return {
    buyer: ctx.settings.companyOf(market),
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
        : maskedIdentifier({ kind: identifierKindOf(answers), value: ctx.keys.seal.open(sealed) }),
    paid: { minor: payout.amountMinor, currency },
    paidOn: dayIn(market, tradeIn.since),
  }
}
