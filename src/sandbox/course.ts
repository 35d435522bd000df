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

/** A change of state, written in the journal. */
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

/** Money that came in, money that went back. */
export function sendMoneyWebhook(
  { journal }: World,
  payment: PlayedPayment,
  kind: 'capture' | 'refund',
  amountMinor = payment.amountMinor,
) {
  return journal.write(aboutPayment(payment), { kind, amountMinor, currency: payment.currency })
}

/** Sends the notice that says `status`, where the provider sends notices. Resolves after its first try; at once where that is later. */
export async function notify(
  world: World,
  payment: PlayedPayment,
  status: string,
  how: Omit<WebhookStep, 'kind'> = {},
) {
  const provider = world.providers.get(payment.provider)
  const webhook = provider?.notice(payment, status, how.badSignature ?? false)
  const { afterMs, copies, badSignature, tSkewSec } = how
  if (!webhook || copies === 0) return
  const { tried } = world.deliveries.send(aboutPayment(payment), webhook, status, {
    ...(afterMs !== undefined && { afterMs }),
    ...(copies !== undefined && { copies }),
    ...(badSignature !== undefined && { badSignature }),
    ...(tSkewSec !== undefined && { tSkewSec }),
  })
  if (!afterMs) await tried
}

type HowSettled = {
  /** `cancel` where the shop asked for it. */
  readonly moment?: Moment
  /** The scenario says the whole course: no notices but its own. */
  readonly isRedirectScripted?: boolean
}

/**
 * An outcome takes effect and is told, by the scenario's webhooks or else by the provider's own. Resolves once the
 * webhooks that stand before the redirect were tried; `told` once all that were due at once were.
 */
export async function settle(
  world: World,
  payment: PlayedPayment,
  outcome: Outcome,
  { moment = 'outcome', isRedirectScripted = false }: HowSettled = {},
): Promise<{ readonly payment: PlayedPayment; readonly told: Promise<unknown> }> {
  const settled = world.providers.get(payment.provider)?.settle(payment, outcome)
  if (!settled) return { payment, told: Promise.resolve() }
  const now = moveTo(world, payment, settled.state, settled.facts)
  if (settled.isCaptured) sendMoneyWebhook(world, now, 'capture')
  const { before, after } = world.scenarios.takeCourse(aboutPayment(now), moment)
  const isScripted = isRedirectScripted || before.length + after.length > 0
  for (const step of before) await follow(world, now, step)
  const told = isScripted
    ? after.map(step => follow(world, now, step))
    : settled.says.map(status => notify(world, now, status))
  return { payment: world.payments.find(now.id) ?? now, told: Promise.all(told) }
}

/** For a face's start and cancel: the scenario's steps that count from there. */
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

/** Decides after `ms` of the sandbox's clock, restarts or not. */
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
    await (await settle(world, payment, settlement.outcome)).told
  })
}

/** What was still to be decided when the sandbox was stopped. */
export function resumeSettlements(world: World) {
  for (const [id, { due, isDone }] of world.table<Settlement>('settlements').entries())
    if (!isDone) decideAt(world, id, Math.max(0, due - world.clock.now()))
}
