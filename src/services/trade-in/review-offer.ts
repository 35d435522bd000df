import { ok, type Result, refuse } from '#domain/result.ts'
import { offersOfPerson } from '#domain/trade-in/person-offer.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import { findPriceBook } from '#store/trade-in/price-book.ts'
import {
  findTradeInByNumber,
  lockTradeIn,
  type StoredTradeIn,
} from '#store/trade-in/read-trade-in.ts'
import { updateOffer } from '#store/trade-in/write-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { offerEnds } from './open-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { ReviewOfferRefusal, ReviewWhy } from './trade-in-request.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * A person prices a draft, at most at what its answers allow, and the seller gets an email (sell.md, Price). Minor
 * units.
 */
export async function reviewOffer(
  ctx: Ctx,
  typedNumber: string,
  amountMinor: number,
  why: ReviewWhy,
): Promise<Result<TradeInView, ReviewOfferRefusal>> {
  const number = parseTradeInNumber(typedNumber)
  const known = number && (await findTradeInByNumber(ctx.sql, number))
  if (!known) return refuse({ kind: 'not-found' })
  const offered = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, known.id)
    return tradeIn
      ? offer(ctx, tx, tradeIn, amountMinor, why)
      : refuse({ kind: 'not-found' } as const)
  })
  return offered.ok ? ok(await readTradeInView(ctx, known.id)) : offered
}

async function offer(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  amountMinor: number,
  { actor, reason }: ReviewWhy,
): Promise<Result<void, ReviewOfferRefusal>> {
  const { id, market, currency, breakdown } = tradeIn
  const bankOffer = breakdown?.['bank-fast']
  if (
    tradeIn.state !== 'draft' ||
    tradeIn.replacedBy !== null ||
    bankOffer?.kind !== 'manual-review'
  )
    return refuse({ kind: 'move-not-allowed' })
  const mostMinor = bankOffer.most.minor
  if (amountMinor > mostMinor) return refuse({ kind: 'above-most', mostMinor })
  const version = await findPriceBook(tx, market, Number(tradeIn.bookVersion))
  if (!version) throw new Error(`sale ${id} names no version of the price book`)
  const offers = offersOfPerson({ minor: amountMinor, currency }, version.tables)
  const at = ctx.clock()
  await updateOffer(tx, id, {
    breakdown: offers,
    offerMinor: offers['bank-fast'].kind === 'offer' ? offers['bank-fast'].amount.minor : 0,
    offeredAt: at,
    expiresAt: offerEnds(market, at),
  })
  await closeTasks(tx, ['sale-to-review'], id, at)
  await transitionTradeIn(tx, tradeIn, 'offer', { actor, reason, at }, 'offered-by-person')
  return ok(undefined)
}
