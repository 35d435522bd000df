import { dayIn } from '#domain/device/day.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import { isAnswerInTime } from '#domain/sell/second-offer.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { Inspecting, SecondAnswer } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { changeSale } from './own-sale.ts'
import { payOut } from './pay-out.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { askPerson, taskOfWayBack } from './send-back.ts'
import { readSaleView } from './to-sale-view.ts'
import { walkOn } from './walk-on.ts'

/** sell.md: a second offer is accepted or declined by its seller, once; the same answer again changes nothing. */
export function makeAnswerSecondOffer(stores: InspectionStores): Inspecting['answerSecondOffer'] {
  return async (asker, number, answer) => {
    const answered = await changeSale(stores, asker, number, async (tx, sale) => {
      const said = await answerTo(stores, tx, sale, answer)
      return said.ok ? ok(sale.id) : said
    })
    return answered.ok ? ok(await readSaleView(stores, answered.value)) : answered
  }
}

async function answerTo(
  stores: InspectionStores,
  tx: Runner,
  sale: StoredSale,
  answer: SecondAnswer,
): Promise<Result<void, SaleRefusal>> {
  if (givenAnswer(sale) === answer) return ok(undefined)
  const { market, secondOfferMinor } = sale
  if (sale.state !== 'second-offer' || secondOfferMinor === null)
    return refuse({ kind: 'move-not-allowed' })
  const at = stores.now()
  if (!isAnswerInTime(dayIn(market, sale.since), dayIn(market, at)))
    return refuse({ kind: 'answer-too-late' })
  const why = { actor: 'seller', reason: `second offer: ${answer}`, at }
  return answer === 'accept'
    ? accept(stores, tx, { ...sale, secondOfferMinor }, why)
    : decline(stores, tx, sale, why, 'declined')
}

/** Undefined while nothing was said; silence declined it. */
function givenAnswer({ state, secondOfferMinor }: StoredSale): SecondAnswer | undefined {
  if (secondOfferMinor === null || state === 'second-offer') return undefined
  return state === 'accepted-second' || state === 'paid' ? 'accept' : 'decline'
}

type Why = { readonly actor: string; readonly reason: string; readonly at: Date }

async function accept(
  stores: InspectionStores,
  tx: Runner,
  sale: StoredSale & { readonly secondOfferMinor: number },
  why: Why,
): Promise<Result<void, SaleRefusal>> {
  const isPaidLater = sale.payout !== 'voucher'
  const news = isPaidLater ? 'second-accepted' : undefined
  const walked = await walkOn(stores, tx, sale, 'accept-second', why, news)
  if (!walked.ok) return walked
  await payOut(stores, tx, walked.value, sale.secondOfferMinor, why)
  return ok(undefined)
}

/** Said or kept silent about: it goes back for nothing. */
export async function decline(
  stores: InspectionStores,
  tx: Runner,
  sale: StoredSale,
  why: Why,
  news: 'declined' | 'lapsed',
): Promise<Result<void, SaleRefusal>> {
  const walked = await walkOn(stores, tx, sale, 'decline', why, news)
  if (!walked.ok) return walked
  await withdrawVoucher(stores, tx, sale, why)
  await askPerson(stores, tx, sale, taskOfWayBack.parcel, why)
  return ok(undefined)
}
