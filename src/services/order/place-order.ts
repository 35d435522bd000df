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

/** The requester: the key of the request, the browser, the IP address and, if signed in, the account. */
export type Caller = {
  readonly key: string
  readonly browserKey?: string | undefined
  readonly address: string
  readonly userId?: string | undefined
}

type Placed = Result<PlacedOrder, PlacingRefusal>

export type PlacingStores = PlaceStores & {
  /** One transaction with a lock on each name; a refusal rolls it back. */
  readonly transaction: (
    names: readonly string[],
    work: (tx: Sql) => Promise<Placed>,
  ) => Promise<Placed>
  readonly secret: string
  readonly readFinancing: ReadFinancing
}

const attempts = 3

/**
 * Writes everything in one transaction, or nothing; the same customer gets the first order of a cart (orders.md,
 * Order).
 */
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
    // Another request holds the lock of this key or cart.
    if (!hasBegun && sqlCodeOf(error) === lockNotAvailable)
      return refuse({ kind: 'completion-in-progress' })
    throw error
  }
}

const lockNotAvailable = '55P03'

/** Clients are counted one at a time, because a burst could exceed the limit together. */
function locksOf(stores: PlacingStores, attempt: Attempt) {
  return [
    `key ${attempt.key}`,
    `cart ${attempt.request.cartId}`,
    ...(Number.isFinite(stores.maxUnitsPerHour)
      ? attempt.countedAs.map(name => `counted ${name}`)
      : []),
  ]
}
