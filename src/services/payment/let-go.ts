import { isLive, isWithCustomer } from '#domain/order/attempt-state.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  findAttempt,
  listAttemptsOfOrder,
  type StoredAttempt,
  updateAttempt,
} from '#store/payment/attempts.ts'
import { lockOrderToPay, type OrderToPay } from '#store/payment/orders-to-pay.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { askProvider, referenceOf } from './ask-provider.ts'
import { moveAttempt } from './move-attempt.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

export type RequestedAttempt = {
  readonly method: PaymentMethodId
  readonly terms: ChosenTerms | undefined
  readonly byWallet: boolean
}

export async function liveOf(ctx: Ctx, order: OrderToPay) {
  return (await listAttemptsOfOrder(ctx.sql, order.id)).find(({ state }) => isLive(state))
}

/**
 * At most one attempt is live. The provider releases the other one before the requested one is created (orders.md,
 * Payment attempt).
 */
export async function letGoOfOther(
  ctx: Ctx,
  order: OrderToPay,
  requested: RequestedAttempt,
): Promise<void> {
  const live = await liveOf(ctx, order)
  if (!live || !isWithCustomer(live.state) || isSame(live, requested)) return
  // The provider has not received it: it can still change between a wallet and a card form.
  if (live.startedAt === null && isSame({ ...live, byWallet: requested.byWallet }, requested))
    return takeOver(ctx, order, live.id, requested.byWallet)
  const provider = live.startedAt === null ? undefined : ctx.providers.payment[live.provider]
  const cancelled = await provider?.cancel(referenceOf(live, order), `release-${live.id}`)
  if (cancelled?.ok && cancelled.value.kind === 'too-late') {
    await askProvider(ctx, live.id)
    return
  }
  if (cancelled && !cancelled.ok) {
    // A customer who has its page, or its wallet open, may be paying at this moment.
    if (live.redirectUrl !== null || live.byWallet) return
    const message = { paymentId: live.id }
    await insertMessage(ctx.sql, 'payment-release', message, ctx.clock())
  }
  await end(ctx, order, live)
  if (provider) await keepPollingApplication(ctx, provider, live.id)
}

function takeOver(ctx: Ctx, { id: orderId }: OrderToPay, id: string, byWallet: boolean) {
  return committed(ctx.sql, async tx => {
    await lockOrderToPay(tx, orderId)
    const attempt = await findAttempt(tx, id)
    if (attempt?.startedAt === null) await updateAttempt(tx, id, { byWallet })
  })
}

/** Ends the attempt only while it is live: one that was paid meanwhile remains paid. */
function end(ctx: Ctx, { id: orderId }: OrderToPay, { id, provider }: StoredAttempt) {
  return committed(ctx.sql, async tx => {
    await lockOrderToPay(tx, orderId)
    const attempt = await findAttempt(tx, id)
    if (!attempt || !isLive(attempt.state)) return
    const why = { actor: provider, reason: 'another method was chosen', at: ctx.clock() }
    await moveAttempt(tx, { attempt, by: 'cancel', ...why })
  })
}

/** Two tabs with the same choice share one attempt. */
function isSame({ method, terms, byWallet }: StoredAttempt, requested: RequestedAttempt): boolean {
  return (
    method === requested.method &&
    byWallet === requested.byWallet &&
    terms?.schemeId === requested.terms?.schemeId &&
    terms?.installments === requested.terms?.installments &&
    terms?.downPayment.minor === requested.terms?.downPayment.minor &&
    terms?.wantsCallback === requested.terms?.wantsCallback
  )
}

/**
 * No API call withdraws an application, and a webhook can get lost: the application is polled, in case it is
 * submitted after all.
 */
export async function keepPollingApplication(
  ctx: Ctx,
  { capabilities }: Pick<PaymentProvider, 'capabilities'>,
  paymentId: string,
): Promise<void> {
  if (capabilities.flow === 'application')
    await updateAttempt(ctx.sql, paymentId, { nextPollAt: ctx.clock() })
}
