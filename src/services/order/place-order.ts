import { createHash, randomUUID } from 'node:crypto'
import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { type Result, refuse } from '#domain/result.ts'
import { readingInTransaction, retried, sqlCodeOf } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { checkFields } from './check-fields.ts'
import { browserHash } from './client-hash.ts'
import { countedAs } from './counted-as.ts'
import { type PlacedOrder, type Placing, placeOnce } from './place-once.ts'
import { readFinancing } from './read-financing.ts'
import { readOrderFacts } from './read-order-facts.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'limits' | 'readSchemes' | 'placing'
>

/** The requester: the key of the request, the browser, the IP address and, if signed in, the account. */
export type OrderRequester = {
  readonly key: string
  readonly browserKey?: string | undefined
  readonly ipAddress: string
  readonly userId?: string | undefined
}

type Placed = Result<PlacedOrder, PlacingRefusal>

const attempts = 3

/**
 * Writes everything in one transaction, or nothing; the same customer gets the first order of a cart (orders.md,
 * Order).
 */
export async function placeOrder(
  ctx: Ctx,
  request: OrderRequest,
  { key, browserKey, ipAddress, userId }: OrderRequester,
): Promise<Placed> {
  const checked = checkFields(request)
  if (!checked.ok) return checked
  const at = ctx.clock()
  const financing = await readFinancing(ctx, request, at)
  const normalized = { ...request, ...checked.value }
  const attempt: Placing = {
    id: randomUUID(),
    request: normalized,
    key,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
    browserHash: browserHash(ctx.keys.secret, request.cartId, browserKey),
    countedAs: countedAs(ctx.keys.secret, { request: normalized, address: ipAddress, userId }),
    financing,
    at,
    userId,
  }
  return ctx.placing(() => retried(attempts, () => place(ctx, attempt)))
}

async function place(ctx: Ctx, attempt: Placing): Promise<Placed> {
  let hasBegun = false
  try {
    return await readingInTransaction(
      ctx.sql,
      locksOf(ctx, attempt),
      tx => readOrderFacts(ctx, attempt, tx),
      (tx, facts) => {
        hasBegun = true
        return placeOnce(ctx, attempt, facts, tx)
      },
    )
  } catch (error) {
    // Another request holds the lock of this key or cart.
    if (!hasBegun && sqlCodeOf(error) === lockNotAvailable)
      return refuse({ kind: 'completion-in-progress' })
    throw error
  }
}

const lockNotAvailable = '55P03'

/** Clients are counted one at a time, because a burst could exceed the limit together. */
function locksOf(ctx: Ctx, attempt: Placing) {
  return [
    `key ${attempt.key}`,
    `cart ${attempt.request.cartId}`,
    ...(Number.isFinite(ctx.limits.maxUnitsPerHour)
      ? attempt.countedAs.map(name => `counted ${name}`)
      : []),
  ]
}
