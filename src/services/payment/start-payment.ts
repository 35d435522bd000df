import { randomUUID } from 'node:crypto'
import { isLive, isWithCustomer } from '#domain/order/attempt-state.ts'
import { isPayable } from '#domain/order/difference.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { mayTryAgain, payableUntilBy } from '#domain/order/paying-limits.ts'
import type { PaymentStart } from '#domain/order/payment-status.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isPaidOnDelivery, providerFor } from '#domain/payment/methods.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/history.ts'
import {
  findAttempt,
  insertAttempt,
  listAttemptsOfOrder,
  type StoredAttempt,
} from '#store/payment/attempts.ts'
import {
  findOrderToPayByNumber,
  lockOrderToPay,
  type OrderToPay,
  updateOrderState,
} from '#store/payment/orders-to-pay.ts'
import { prolongHolds } from '#store/stock/stock.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { isTokenOf } from '../order/link-token.ts'
import { askProvider } from './ask-provider.ts'
import { beginAttempt, claimStart } from './begin-attempt.ts'
import { checkTerms } from './check-terms.ts'
import { letGoOfOther, liveOf, type RequestedAttempt } from './let-go.ts'
import { payOnDelivery } from './pay-on-delivery.ts'
import { rowsOfOrder } from './rows-of-order.ts'
import { sealedTerms } from './sealed-terms.ts'
import type { StartRefusal } from './start-refusal.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

/** Without a method, the live attempt continues, or the last one is tried again. */
export type PaymentChoice = {
  readonly method?: PaymentMethodId
  readonly plan?: InstallmentPlan
  /** The amount that was shown, in minor units; needed for a method on delivery, which may have a fee. */
  readonly shownMinor?: number
  /** By card, with a wallet in the page. */
  readonly byWallet?: true
}

const tooManyAttempts = { kind: 'too-many-attempts' } as const

type StartResult = Result<PaymentStart, StartRefusal>

/**
 * One live attempt per order, which a second tab resumes; a failed one is followed by another (orders.md, Payment
 * attempt).
 */
export async function startPayment(
  ctx: Ctx,
  number: string,
  token: string,
  choice: PaymentChoice,
): Promise<StartResult> {
  const order = await findOrder(ctx, number, token)
  if (!order) return refuse({ kind: 'not-found' })
  if (!isPayable(order)) return ok({ kind: 'settled' })
  await pollIfUnknown(ctx, order)
  const { method, shownMinor = 0 } = choice
  if (method && isPaidOnDelivery(method)) return payOnDelivery(ctx, order, { method, shownMinor })
  const requested = await requestedOf(ctx, order, choice)
  if (!requested.ok) return requested
  if (requested.value) await letGoOfOther(ctx, order, requested.value)
  const claimed = await claim(ctx, order.id, requested.value)
  switch (claimed.kind) {
    case 'begin':
      return ok(await started(ctx, claimed.order, claimed.attempt))
    case 'too-many-attempts':
      return refuse(tooManyAttempts)
    case 'redirect':
    case 'waiting':
    case 'settled':
      return ok(claimed)
  }
}

/** Undefined for a wrong token as well as for a missing order. */
export async function findOrder(ctx: Ctx, number: string, token: string) {
  const parsed = parseOrderNumber(number)
  if (!parsed || token === '') return undefined
  const order = await findOrderToPayByNumber(ctx.sql, toOrderNumber(parsed.market, parsed.serial))
  return order && isTokenOf(token, order.linkTokenHash) ? order : undefined
}

/** An attempt that may have started is polled before it is tried again (orders.md, Providers' contracts 6). */
async function pollIfUnknown(ctx: Ctx, order: OrderToPay) {
  const live = await liveOf(ctx, order)
  if (live?.startedAt && live.redirectUrl === null) await askProvider(ctx, live.id)
}

/** The requested attempt by the rules of placing, before anything changes; undefined if the live attempt continues. */
async function requestedOf(
  ctx: Ctx,
  order: OrderToPay,
  choice: PaymentChoice,
): Promise<Result<RequestedAttempt | undefined, StartRefusal>> {
  const attempts = await listAttemptsOfOrder(ctx.sql, order.id)
  const live = attempts.find(({ state }) => isLive(state))
  const byWallet = choice.byWallet === true && choice.method === 'card'
  if (live && !isWithCustomer(live.state)) return ok(undefined)
  // A wallet has no page to return to: whoever goes on without one pays on the provider's.
  if (live && live.byWallet === byWallet && isSameMethod(live, choice)) return ok(undefined)
  const last = attempts.at(-1)
  const method = choice.method ?? last?.method
  if (!method) return ok(undefined)
  // Checked before the existing attempt is released for the new one.
  if (!mayTryAgain(attempts, ctx.settings.shopOf(order.market).payment))
    return refuse(tooManyAttempts)
  const chosen = choosePayment(method, await rowsOfOrder(ctx, order))
  if (!chosen.ok) return refuse({ kind: 'payment-refused', reason: chosen.refusal })
  // The callback contact is deleted with the attempt, so it has to be entered again.
  if (!choice.plan && last?.method === method && last.terms && !last.terms.wantsCallback)
    return ok({ method, terms: last.terms, byWallet })
  const total = { minor: order.totalMinor - order.coveredMinor, currency: order.currency }
  const terms = await checkTerms(ctx, {
    market: order.market,
    type: method,
    plan: choice.plan,
    total,
  })
  return terms.ok
    ? ok({ method, terms: terms.value, byWallet })
    : refuse({ kind: 'invalid-plan', error: terms.refusal })
}

function isSameMethod({ method }: StoredAttempt, choice: PaymentChoice): boolean {
  return choice.method === undefined || (choice.method === method && !choice.plan)
}

type Claimed =
  | { readonly kind: 'begin'; readonly order: OrderToPay; readonly attempt: StoredAttempt }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'settled' }
  | typeof tooManyAttempts

function claim(
  ctx: Ctx,
  orderId: string,
  requested: RequestedAttempt | undefined,
): Promise<Claimed> {
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const at = ctx.clock()
    if (!isPayable(order) || (order.payableUntil && order.payableUntil <= at))
      return { kind: 'settled' }
    const attempts = await listAttemptsOfOrder(tx, orderId)
    const alive = attempts.find(({ state }) => isLive(state))
    if (!alive && requested && !mayTryAgain(attempts, ctx.settings.shopOf(order.market).payment))
      return tooManyAttempts
    const live = alive ?? (await add(ctx, tx, order, requested, at))
    if (!live) return { kind: 'settled' }
    if (await claimStart(tx, live, at)) return { kind: 'begin', order, attempt: live }
    return live.redirectUrl !== null && isWithCustomer(live.state)
      ? { kind: 'redirect', url: live.redirectUrl }
      : { kind: 'waiting' }
  })
}

/** Adds a new attempt for what is left to pay of the order's total. */
async function add(
  ctx: Ctx,
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
    byWallet: requested.byWallet,
    createdAt: at,
    ...sealedTerms(ctx.keys.seal, requested.terms),
  })
  if (order.state === 'awaiting-payment') await prolong(tx, order, provider)
  const step = { orderId: order.id, subject: 'payment', from: null, to: 'created' } as const
  await insertHistory(tx, { ...step, actor: 'shopper', reason: requested.method }, at)
  return findAttempt(tx, id)
}

async function prolong(tx: Sql, order: OrderToPay, provider: ProviderId) {
  const until = payableUntilBy(provider, order)
  await updateOrderState(tx, order.id, order.state, until)
  await prolongHolds(tx, order.id, until)
}

async function started(ctx: Ctx, order: OrderToPay, attempt: StoredAttempt): Promise<PaymentStart> {
  const outcome = await beginAttempt(ctx, order, attempt)
  switch (outcome.kind) {
    case 'redirect':
      return { kind: 'redirect', url: outcome.url }
    case 'wallet':
      return { kind: 'wallet', clientSecret: outcome.clientSecret }
    case 'declined':
      return { kind: 'settled' }
    case 'failed':
      return { kind: 'unavailable' }
    case 'offline':
    case 'unknown':
      return { kind: 'waiting' }
  }
}
