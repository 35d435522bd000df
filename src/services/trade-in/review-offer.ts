import { ok, type Result, refuse } from '#domain/result.ts'
import { offersOfPerson } from '#domain/trade-in/person-offer.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { closeTasks } from '#store/order/audit-log.ts'
import { findPriceBook } from '#store/trade-in/price-book.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { findTradeInByNumber, lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { updateOffer } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { offerEnds } from './open-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { ReviewOfferRefusal, ReviewWhy, TradeInOn } from './trade-in-services.ts'
import type { TradeInStores } from './trade-in-stores.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

/** A person prices a draft within what its answers allow, and the seller gets an email (sell.md, Price). */
export function makeReviewOffer(stores: TradeInStores): TradeInOn['reviewOffer'] {
  return async (written, amountMinor, why) => {
    const number = parseTradeInNumber(written)
    const known = number && (await findTradeInByNumber(stores.sql, number))
    if (!known) return refuse({ kind: 'not-found' })
    const offered = await stores.transaction([], async tx => {
      const tradeIn = await lockTradeIn(tx, known.id)
      return tradeIn
        ? offer(stores, tx, tradeIn, amountMinor, why)
        : refuse({ kind: 'not-found' } as const)
    })
    return offered.ok ? ok(await readTradeInView(stores, known.id)) : offered
  }
}

async function offer(
  stores: TradeInStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
  amountMinor: number,
  { actor, reason }: ReviewWhy,
): Promise<Result<void, ReviewOfferRefusal>> {
  const { id, market, currency, breakdown } = tradeIn
  const looked = breakdown?.['bank-fast']
  if (tradeIn.state !== 'draft' || tradeIn.replacedBy !== null || looked?.kind !== 'manual-review')
    return refuse({ kind: 'move-not-allowed' })
  const mostMinor = looked.most.minor
  if (amountMinor > mostMinor) return refuse({ kind: 'above-most', mostMinor })
  const version = await findPriceBook(tx, market, Number(tradeIn.bookVersion))
  if (!version) throw new Error(`sale ${id} names no version of the price book`)
  const offers = offersOfPerson({ minor: amountMinor, currency }, version.tables)
  const at = stores.now()
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
