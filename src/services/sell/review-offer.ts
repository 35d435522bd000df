import { ok, type Result, refuse } from '#domain/result.ts'
import { offersOfPerson } from '#domain/sell/person-offer.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { offerEnds } from './open-sale.ts'
import type { SaleStores } from './sale-stores.ts'
import type { ReviewOfferRefusal, ReviewWhy, SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'
import { walkSale } from './walk-sale.ts'

/** sell.md, Price: what a person has to look at first, priced by them within what its answers allow; a letter tells of it. */
export function makeReviewOffer(stores: SaleStores): SellingOn['reviewOffer'] {
  return async (written, amountMinor, why) => {
    const number = parseSaleNumber(written)
    const known = number && (await stores.reader.byNumber(stores.runner, number))
    if (!known) return refuse({ kind: 'not-found' })
    const offered = await stores.transaction([], async tx => {
      const sale = await stores.reader.locked(tx, known.id)
      return sale
        ? offer(stores, tx, sale, amountMinor, why)
        : refuse({ kind: 'not-found' } as const)
    })
    return offered.ok ? ok(await readSaleView(stores, known.id)) : offered
  }
}

async function offer(
  stores: SaleStores,
  tx: Runner,
  sale: StoredSale,
  amountMinor: number,
  { actor, reason }: ReviewWhy,
): Promise<Result<void, ReviewOfferRefusal>> {
  const { id, market, currency, breakdown } = sale
  const looked = breakdown?.['bank-fast']
  if (sale.state !== 'draft' || sale.replacedBy !== null || looked?.kind !== 'manual-review')
    return refuse({ kind: 'move-not-allowed' })
  const mostMinor = looked.most.minor
  if (amountMinor > mostMinor) return refuse({ kind: 'above-most', mostMinor })
  const version = await stores.book.byNumber(tx, market, Number(sale.bookVersion))
  if (!version) throw new Error(`sale ${id} names no version of the price book`)
  const offers = offersOfPerson({ minor: amountMinor, currency }, version.tables)
  const at = stores.now()
  await stores.writer.offer(tx, id, {
    breakdown: offers,
    offerMinor: offers['bank-fast'].kind === 'offer' ? offers['bank-fast'].amount.minor : 0,
    offeredAt: at,
    expiresAt: offerEnds(market, at),
  })
  await stores.traces.tasksDone(tx, ['sale-to-review'], id, at)
  await walkSale(stores, tx, sale, 'offer', { actor, reason, at }, 'offered-by-person')
  return ok(undefined)
}
