import { randomUUID } from 'node:crypto'
import type { PlayedPayment } from './payments.ts'
import type { Outcome } from './played-provider.ts'
import type { Moment, SettleStep, WebhookStep } from './scenario.ts'
import type { World } from './world.ts'

export function aboutPayment({ provider, orderRef, id, amountMinor, email }: PlayedPayment) {
  return {
    provider,
    orderRef,
    paymentId: id,
    amountMinor,
    ...(email && { email }),
  }
}

/** Changes the state and writes the change to the journal. */
export function moveTo(
  world: World,
  payment: PlayedPayment,
  state: string,
  facts: Readonly<Record<string, unknown>> = {},
): PlayedPayment {
  if (payment.state !== state)
    world.journal.write(aboutPayment(payment), { kind: 'state', from: payment.state, to: state })
  return world.payments.update(payment.id, { state, facts: { ...payment.facts, ...facts } })
}

/** Writes money received or refunded to the journal. */
export function recordMoney(
  { journal }: World,
  payment: PlayedPayment,
  kind: 'capture' | 'refund',
  amountMinor = payment.amountMinor,
) {
  return journal.write(aboutPayment(payment), { kind, amountMinor, currency: payment.currency })
}

/**
 * Sends the webhook for `status`, if the provider sends webhooks. Resolves after the first delivery attempt, or at
 * once if that is delayed.
 */
export async function notify(
  world: World,
  payment: PlayedPayment,
  status: string,
  options: Omit<WebhookStep, 'kind'> = {},
) {
  const provider = world.providers.get(payment.provider)
  const webhook = provider?.writeWebhook(payment, status, options.badSignature ?? false)
  const { afterMs, copies, badSignature, tSkewSec } = options
  if (!webhook || copies === 0) return
  const { tried } = world.deliveries.send(aboutPayment(payment), webhook, status, {
    ...(afterMs !== undefined && { afterMs }),
    ...(copies !== undefined && { copies }),
    ...(badSignature !== undefined && { badSignature }),
    ...(tSkewSec !== undefined && { tSkewSec }),
  })
  if (!afterMs) await tried
}

type SettleOptions = {
  /** `cancel` if the shop requested it. */
  readonly moment?: Moment
  /** The scenario defines the whole sequence: only its own webhooks are sent. */
  readonly isRedirectScripted?: boolean
}

/**
 * Applies an outcome and sends its webhooks: those of the scenario, or else the provider's own. Resolves once the
 * webhooks due before the redirect have been attempted; `delivered` resolves once all that were due immediately have
 * been.
 */
export async function settle(
  world: World,
  payment: PlayedPayment,
  outcome: Outcome,
  { moment = 'outcome', isRedirectScripted = false }: SettleOptions = {},
): Promise<{ readonly payment: PlayedPayment; readonly delivered: Promise<unknown> }> {
  const settled = world.providers.get(payment.provider)?.settle(payment, outcome)
  if (!settled) return { payment, delivered: Promise.resolve() }
  const updated = moveTo(world, payment, settled.state, settled.facts)
  if (settled.isCaptured) recordMoney(world, updated, 'capture')
  const { before, after } = world.scenarios.takeCourse(aboutPayment(updated), moment)
  const isScripted = isRedirectScripted || before.length + after.length > 0
  for (const step of before) await follow(world, updated, step)
  const webhooks = isScripted
    ? after.map(step => follow(world, updated, step))
    : settled.webhookStatuses.map(status => notify(world, updated, status))
  return { payment: world.payments.find(updated.id) ?? updated, delivered: Promise.all(webhooks) }
}

/** Runs the scenario's steps that are timed from the start or the cancellation at a fake. */
export function followScript(world: World, payment: PlayedPayment, moment: Moment) {
  const { before, after } = world.scenarios.takeCourse(aboutPayment(payment), moment)
  for (const step of [...before, ...after]) void follow(world, payment, step)
}

function follow(world: World, payment: PlayedPayment, step: WebhookStep | SettleStep) {
  return step.kind === 'webhook'
    ? notify(world, payment, step.status ?? payment.state, step)
    : settleLater(world, payment, step.outcome, step.afterMs ?? 0)
}

type Settlement = {
  readonly paymentId: string
  readonly outcome: Outcome
  readonly due: number
  readonly isDone: boolean
}

/** Settles after `ms` on the sandbox's clock, even across restarts. */
export function settleLater(
  world: World,
  payment: PlayedPayment,
  outcome: Outcome,
  ms: number,
): void {
  const id = randomUUID()
  const due = world.clock.now() + ms
  world
    .table<Settlement>('settlements')
    .set(id, { paymentId: payment.id, outcome, due, isDone: false })
  decideAt(world, id, ms)
}

function decideAt(world: World, id: string, ms: number) {
  return world.clock.after(ms, async () => {
    const rows = world.table<Settlement>('settlements')
    const settlement = rows.get(id)
    const payment = settlement && world.payments.find(settlement.paymentId)
    if (!payment || settlement.isDone) return
    rows.set(id, { ...settlement, isDone: true })
    await (await settle(world, payment, settlement.outcome)).delivered
  })
}

/** Resumes the settlements that were pending when the sandbox was stopped. */
export function resumeSettlements(world: World) {
  for (const [id, { due, isDone }] of world.table<Settlement>('settlements').entries())
    if (!isDone) decideAt(world, id, Math.max(0, due - world.clock.now()))
}
