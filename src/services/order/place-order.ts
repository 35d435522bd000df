import { createHash, randomUUID } from 'node:crypto'
import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { type Result, refuse } from '#domain/result.ts'
import { retried, type Sql, sqlCodeOf } from '#store/transaction.ts'
import { checkFields } from './check-fields.ts'
import { browserHash } from './client-hash.ts'
import { countedAs } from './counted-as.ts'
import { type Attempt, type PlacedOrder, type PlaceStores, placeOnce } from './place-once.ts'
import type { ReadFinancing } from './read-financing.ts'

/** Who asks: the key of the request, of the browser, the network address it came from, and whoever is signed in there. */
export type Caller = {
  readonly key: string
  readonly browserKey?: string | undefined
  readonly address: string
  readonly userId?: string | undefined
}

type Placed = Result<PlacedOrder, PlacingRefusal>

export type PlacingStores = PlaceStores & {
  /** One transaction under a lock on each name; a refusal rolls it back. */
  readonly transaction: (
    names: readonly string[],
    work: (tx: Sql) => Promise<Placed>,
  ) => Promise<Placed>
  readonly secret: string
  readonly readFinancing: ReadFinancing
}

const attempts = 3

/** orders.md, Order: all of it in one transaction, or nothing written; the same buyer gets the first order of a cart. */
export function makePlaceOrder(stores: PlacingStores) {
  return async (
    request: OrderRequest,
    { key, browserKey, address, userId }: Caller,
  ): Promise<Placed> => {
    const checked = checkFields(request)
    if (!checked.ok) return checked
    const at = stores.now()
    const financing = await stores.readFinancing(request, at)
    const written = { ...request, ...checked.value }
    const attempt: Attempt = {
      id: randomUUID(),
      request: written,
      key,
      requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
      browserHash: browserHash(stores.secret, request.cartId, browserKey),
      countedAs: countedAs(stores.secret, { request: written, address, userId }),
      financing,
      at,
      userId,
    }
    return retried(attempts, () => place(stores, attempt))
  }
}

async function place(stores: PlacingStores, attempt: Attempt): Promise<Placed> {
  let hasBegun = false
  try {
    return await stores.transaction(locksOf(stores, attempt), tx => {
      hasBegun = true
      return placeOnce(stores, attempt, tx)
    })
  } catch (error) {
    // The lock of this key or cart was not to be had in time: another request is still at it.
    if (!hasBegun && sqlCodeOf(error) === lockNotAvailable)
      return refuse({ kind: 'completion-in-progress' })
    throw error
  }
}

const lockNotAvailable = '55P03'

/** Callers are counted one at a time, or a burst would pass the cap together. */
function locksOf(stores: PlacingStores, attempt: Attempt) {
  return [
    `key ${attempt.key}`,
    `cart ${attempt.request.cartId}`,
    ...(Number.isFinite(stores.maxUnitsPerHour)
      ? attempt.countedAs.map(name => `counted ${name}`)
      : []),
  ]
}
