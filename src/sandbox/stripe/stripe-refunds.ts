import { randomUUID } from 'node:crypto'
import type { Answer } from '../answer-call.ts'
import { notify, recordMoney } from '../course.ts'
import { type FormTree, textIn } from '../form.ts'
import type { PlayedPayment } from '../payments.ts'
import type { World } from '../world.ts'
import { invalid } from './stripe-errors.ts'
import { intentIdOf } from './stripe-objects.ts'

type Refund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly payment_intent: string
  readonly reason: string | null
  readonly metadata: FormTree
  readonly status: 'succeeded'
}

function refunds(world: World) {
  return world.table<Refund>('stripe-refunds')
}

export function findRefund(world: World, id: string): Refund | undefined {
  return refunds(world).get(id)
}

/** Refunds at most the part of the payment that is not refunded yet. */
export function refund(world: World, payment: PlayedPayment, form: FormTree): Answer {
  if (payment.state !== 'paid') return invalid('This PaymentIntent has no successful charge.')
  const refunded = refundedOf(payment)
  const left = payment.amountMinor - refunded
  if (left === 0) return invalid('The charge has already been refunded.', 'charge_already_refunded')
  const amount = Number(textIn(form, 'amount') ?? left)
  if (!Number.isInteger(amount) || amount <= 0 || amount > left)
    return invalid(`Refund amount is not between 1 and the ${left} that are left.`)
  if (payment.currency === 'HUF' && amount % 100 !== 0) return invalid(wholeForints)
  const row: Refund = {
    id: `re_${randomUUID().replaceAll('-', '')}`,
    object: 'refund',
    amount,
    currency: payment.currency.toLowerCase(),
    created: Math.floor(world.clock.now() / 1000),
    payment_intent: intentIdOf(payment.id),
    reason: textIn(form, 'reason') ?? null,
    metadata: typeof form.metadata === 'object' ? form.metadata : {},
    status: 'succeeded',
  }
  refunds(world).set(row.id, row)
  const facts = { ...payment.facts, refunded: refunded + amount }
  const updated = world.payments.update(payment.id, { facts })
  recordMoney(world, updated, 'refund', amount)
  void notify(world, updated, 'refunded')
  return { body: row }
}

export function refundedOf({ facts }: PlayedPayment) {
  return Number(facts.refunded ?? 0)
}

export const wholeForints =
  'Invalid amount: HUF amounts are in hundredths and must be whole forints.'
