import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { SaleMove, SaleState } from '#domain/sell/sale-state.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { InboundFollower, InboundWhy } from '../inbound/inbound-stores.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import type { SaleNews } from './sale-news.ts'
import type { SaleStores } from './sale-stores.ts'
import { walkSale } from './walk-sale.ts'

type Means = Pick<
  SaleStores,
  'reader' | 'writer' | 'traces' | 'issueVoucher' | 'settlePendingVoucher'
>

/**
 * sell.md, A sale's states: its label made, it can be sent; scanned by the carrier, its price holds; arrived, it is
 * received. A label nobody used ends it.
 */
export function makeFollowSale(stores: Means): InboundFollower {
  return async (tx, saleId, state, why) => {
    const sale = await stores.reader.locked(tx, saleId)
    if (sale) await follow(stores, tx, sale, state, why)
  }
}

const over: ReadonlySet<SaleState> = new Set(['expired', 'cancelled'])

async function follow(
  stores: Means,
  tx: Runner,
  sale: StoredSale,
  state: InboundState,
  why: InboundWhy,
): Promise<void> {
  switch (state) {
    case 'label-created':
      if (sale.state === 'accepted')
        await walk(stores, tx, sale, [['send-label', 'label-ready']], why)
      return
    case 'handed-over':
    case 'in-transit':
      return depart(stores, tx, sale, why)
    case 'arrived':
      return arrive(stores, tx, sale, why)
    case 'expired':
      return expire(stores, tx, sale, why)
    case 'lost':
      // A parcel that turns up after all is paid all the same: the voucher opens again.
      await withdrawVoucher(stores, tx, sale, why)
      return askPerson(stores, tx, sale, 'sale-parcel-lost', why)
    case 'preparing':
    case 'pickup-failed':
    case 'cancelled':
      return
  }
}

/** A label that nobody used: a voucher that was held for it is taken back. */
async function expire(stores: Means, tx: Runner, sale: StoredSale, why: InboundWhy) {
  if (sale.state !== 'accepted' && sale.state !== 'label-sent') return
  await walk(stores, tx, sale, [['expire', 'expired']], why)
  await withdrawVoucher(stores, tx, sale, why)
}

/** Sent after all when its offer was over: a person looks what it is worth now. */
async function depart(stores: Means, tx: Runner, sale: StoredSale, why: InboundWhy) {
  if (over.has(sale.state)) return askPerson(stores, tx, sale, 'sale-parcel-late', why)
  if (sale.state === 'accepted' || sale.state === 'label-sent')
    await walk(stores, tx, sale, wayTo(sale.state, 'depart'), why)
}

/** A parcel that nobody scanned on the way is there all the same. */
async function arrive(stores: Means, tx: Runner, sale: StoredSale, why: InboundWhy) {
  if (over.has(sale.state)) return askPerson(stores, tx, sale, 'sale-parcel-late', why)
  await walk(stores, tx, sale, wayTo(sale.state, 'receive'), why)
}

type Told = readonly [SaleMove, SaleNews?]

const way: readonly (readonly [SaleState, Told])[] = [
  ['accepted', ['send-label']],
  ['label-sent', ['depart']],
  ['in-transit', ['receive', 'received']],
]

/** The moves from a state up to one; none where it is past that. */
function wayTo(from: SaleState, last: SaleMove): readonly Told[] {
  const begin = way.findIndex(([state]) => state === from)
  const end = way.findIndex(([, [move]]) => move === last)
  return begin < 0 ? [] : way.slice(begin, end + 1).map(([, told]) => told)
}

async function walk(
  stores: Means,
  tx: Runner,
  { id, state: first }: StoredSale,
  moves: readonly Told[],
  why: InboundWhy,
): Promise<void> {
  let state = first
  for (const [by, news] of moves) {
    const walked = await walkSale(stores, tx, { id, state }, by, why, news)
    if (!walked.ok) throw new Error(`sale ${id} did not ${by}`)
    state = walked.value
  }
}

async function askPerson(
  { traces }: Means,
  tx: Runner,
  { id: subjectId, market, number, state }: StoredSale,
  kind: string,
  { reason, at }: InboundWhy,
): Promise<void> {
  await traces.task(tx, { market, kind, subjectId, facts: { number, state, reason } }, at)
}
