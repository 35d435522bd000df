import { randomUUID } from 'node:crypto'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import { isLive, isWithShopper } from '#domain/order/attempt-state.ts'
import { isPayable } from '#domain/order/difference.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { mayTryAgain, payableUntilBy } from '#domain/order/paying-limits.ts'
import type { PaymentStart } from '#domain/order/payment-status.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { choosePayment, type PaymentRefusal } from '#domain/payment/choose.ts'
import type { PlanError } from '#domain/payment/choose-plan.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { providerFor } from '#domain/payment/methods.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/audit-log.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import { findAttempt, insertAttempt, listAttemptsOfOrder } from '#store/payment/attempts.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import {
  findOrderToPayByNumber,
  lockOrderToPay,
  updateOrderState,
} from '#store/payment/orders-to-pay.ts'
import type { Sql } from '#store/transaction.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { AskProvider } from './ask-provider.ts'
import { type BeginAttempt, claimStart } from './begin-attempt.ts'
import type { CheckTerms } from './check-terms.ts'
import { letGoOfOther, liveOf, type RequestedAttempt } from './let-go.ts'
import type { PaymentStores } from './payment-stores.ts'
import type { RowsOfOrder } from './rows-of-order.ts'
import { sealedTerms } from './sealed-terms.ts'

/** Without a method, the live attempt continues, or the last one is tried again. */
export type PaymentChoice = {
  readonly method?: PaymentMethodId
  readonly plan?: InstallmentPlan
}

export type StartRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'payment-refused'; readonly reason: PaymentRefusal }
  | { readonly kind: 'invalid-plan'; readonly error: PlanError }
  | typeof tooManyAttempts

const tooManyAttempts = { kind: 'too-many-attempts' } as const

type Verbs = {
  readonly ask: AskProvider
  readonly begin: BeginAttempt
  readonly rowsOf: RowsOfOrder
  readonly checkTerms: CheckTerms
  readonly settingsOf: (market: Market) => MarketSettings
}

type Answer = Result<PaymentStart, StartRefusal>

/**
 * One live attempt per order, which a second tab resumes; a failed one is followed by another (orders.md, Payment
 * attempt).
 */
export function makeStartPayment(stores: PaymentStores, verbs: Verbs) {
  return async (number: string, token: string, query: PaymentChoice): Promise<Answer> => {
    const order = await findOrder(stores, number, token)
    if (!order) return refuse({ kind: 'not-found' })
    if (!isPayable(order)) return ok({ kind: 'settled' })
    await askWhatIsUnknown(stores, verbs, order)
    const requested = await requestedOf(stores, verbs, order, query)
    if (!requested.ok) return requested
    if (requested.value) await letGoOfOther(stores, verbs, order, requested.value)
    const claimed = await claim(stores, verbs, order.id, requested.value)
    switch (claimed.kind) {
      case 'begin':
        return ok(await started(verbs, claimed.order, claimed.attempt))
      case 'too-many-attempts':
        return refuse(tooManyAttempts)
      case 'redirect':
      case 'waiting':
      case 'settled':
        return ok(claimed)
    }
  }
}

/** Undefined for a wrong token as well as for a missing order. */
export async function findOrder({ sql }: PaymentStores, number: string, token: string) {
  const parsed = parseOrderNumber(number)
  if (!parsed || token === '') return undefined
  const order = await findOrderToPayByNumber(sql, toOrderNumber(parsed.market, parsed.serial))
  return order && isTokenOf(token, order.linkTokenHash) ? order : undefined
}

/** An attempt that may have started is polled before it is tried again (orders.md, Providers' contracts 6). */
async function askWhatIsUnknown(stores: PaymentStores, { ask }: Verbs, order: OrderToPay) {
  const live = await liveOf(stores, order)
  if (live?.startedAt && live.redirectUrl === null) await ask(live.id)
}

/** The requested attempt by the rules of placing, before anything changes; undefined if the live attempt continues. */
async function requestedOf(
  stores: PaymentStores,
  { rowsOf, checkTerms, settingsOf }: Verbs,
  order: OrderToPay,
  query: PaymentChoice,
): Promise<Result<RequestedAttempt | undefined, StartRefusal>> {
  const attempts = await listAttemptsOfOrder(stores.sql, order.id)
  const live = attempts.find(({ state }) => isLive(state))
  if (live && (!isWithShopper(live.state) || !query.method)) return ok(undefined)
  if (live && live.method === query.method && !query.plan) return ok(undefined)
  const last = attempts.at(-1)
  const method = query.method ?? last?.method
  if (!method) return ok(undefined)
  // Checked before the existing attempt is released for the new one.
  if (!mayTryAgain(attempts, settingsOf(order.market).payment)) return refuse(tooManyAttempts)
  const chosen = choosePayment(method, await rowsOf(order))
  if (!chosen.ok) return refuse({ kind: 'payment-refused', reason: chosen.refusal })
  // The callback contact is deleted with the attempt, so it has to be entered again.
  if (!query.plan && last?.method === method && last.terms && !last.terms.wantsCallback)
    return ok({ method, terms: last.terms })
  const total = { minor: order.totalMinor - order.coveredMinor, currency: order.currency }
  const terms = await checkTerms({ market: order.market, type: method, plan: query.plan, total })
  return terms.ok
    ? ok({ method, terms: terms.value })
    : refuse({ kind: 'invalid-plan', error: terms.refusal })
}

type Claimed =
  | { readonly kind: 'begin'; readonly order: OrderToPay; readonly attempt: StoredAttempt }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'settled' }
  | typeof tooManyAttempts

function claim(
  stores: PaymentStores,
  { settingsOf }: Verbs,
  orderId: string,
  requested: RequestedAttempt | undefined,
): Promise<Claimed> {
  return stores.transaction(async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const at = stores.now()
    if (!isPayable(order) || (order.payableUntil && order.payableUntil <= at))
      return { kind: 'settled' }
    const attempts = await listAttemptsOfOrder(tx, orderId)
    const alive = attempts.find(({ state }) => isLive(state))
    if (!alive && requested && !mayTryAgain(attempts, settingsOf(order.market).payment))
      return tooManyAttempts
    const live = alive ?? (await add(stores, tx, order, requested, at))
    if (!live) return { kind: 'settled' }
    if (await claimStart(tx, live, at)) return { kind: 'begin', order, attempt: live }
    return live.redirectUrl !== null && isWithShopper(live.state)
      ? { kind: 'redirect', url: live.redirectUrl }
      : { kind: 'waiting' }
  })
}

/** Adds a new attempt for what is left to pay of the order's total. */
async function add(
  stores: PaymentStores,
  tx: Sql,
  order: OrderToPay,
  requested: RequestedAttempt | undefined,
  at: Date,
) {
  const provider = requested && providerFor(order.market, requested.method)
  if (!requested || !provider) return undefined
  const id = randomUUID()
  await insertAttempt(tx, {
    id,
    orderId: order.id,
    method: requested.method,
    provider,
    amountMinor: order.totalMinor - order.coveredMinor,
    currency: order.currency,
    createdAt: at,
    ...sealedTerms(stores.seal, requested.terms),
  })
  if (order.state === 'awaiting-payment') await prolong(stores, tx, order, provider)
  const step = { orderId: order.id, subject: 'payment', from: null, to: 'created' } as const
  await insertHistory(tx, { ...step, actor: 'shopper', reason: requested.method }, at)
  return findAttempt(tx, id)
}

async function prolong(stores: PaymentStores, tx: Sql, order: OrderToPay, provider: ProviderId) {
  const until = payableUntilBy(provider, order)
  await updateOrderState(tx, order.id, order.state, until)
  await stores.stock.holdUntil(tx, order.id, until)
}

async function started(
  { begin }: Verbs,
  order: OrderToPay,
  attempt: StoredAttempt,
): Promise<PaymentStart> {
  const answer = await begin(order, attempt)
  switch (answer.kind) {
    case 'redirect':
      return { kind: 'redirect', url: answer.url }
    case 'declined':
      return { kind: 'settled' }
    case 'failed':
      return { kind: 'unavailable' }
    case 'offline':
    case 'unknown':
      return { kind: 'waiting' }
  }
}
