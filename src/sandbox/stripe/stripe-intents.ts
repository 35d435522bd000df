import { randomUUID } from 'node:crypto'
import type { Answer, Scripted } from '../answer-call.ts'
import { followScript, settle } from '../course.ts'
import { branchIn, type FormTree, textIn } from '../form.ts'
import { currencies, type PlayedPayment } from '../payments.ts'
import type { World } from '../world.ts'
import { invalid } from './stripe-errors.ts'
import { intentIdOf, intentObject, parseStripeState } from './stripe-objects.ts'
import { wholeForints } from './stripe-refunds.ts'

/** Rejects every intent that Stripe would reject. */
function errorIn(amount: number, currency: string): string | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'amount must be a positive integer.'
  if (!currencies.includes(currency)) return `Invalid currency: ${currency}`
  return currency === 'HUF' && amount % 100 !== 0 ? wholeForints : undefined
}

/** An intent without a session, for a wallet in the shop's own page; its payment has the id that a session would have. */
export function createIntent(
  world: World,
  form: FormTree,
  apiVersion: string,
  { amount: scripted }: Scripted,
): Answer {
  const amount = Number(textIn(form, 'amount') ?? Number.NaN)
  const currency = (textIn(form, 'currency') ?? '').toUpperCase()
  const error = errorIn(amount, currency)
  if (error) return invalid(error)
  const metadata = branchIn(form, 'metadata')
  const webhookUrl = textIn(metadata, 'notice_url')
  const email = textIn(form, 'receipt_email')
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  const clientSecret = `${intentIdOf(id)}_secret_${randomUUID().replaceAll('-', '')}`
  const payment = world.payments.create({
    id,
    provider: 'stripe',
    orderRef: textIn(metadata, 'order_number') ?? '',
    amountMinor: scripted?.minor ?? amount,
    currency: scripted?.currency ?? currency,
    ...(email && { email }),
    language: 'ro',
    returnUrl: '',
    ...(webhookUrl && { webhookUrl }),
    state: 'open',
    facts: { isIntent: true, intentMetadata: metadata, clientSecret, apiVersion },
  })
  followScript(world, payment, 'start')
  return { body: { ...intentObject(payment, 'open', world.url()), client_secret: clientSecret } }
}

export async function cancelIntent(world: World, payment: PlayedPayment): Promise<Answer> {
  if (payment.state !== 'open' && payment.state !== 'requires_action')
    return invalid(
      'You cannot cancel this PaymentIntent because of its status.',
      'payment_intent_unexpected_state',
    )
  const { payment: cancelled } = await settle(world, payment, 'expire', { moment: 'cancel' })
  const state = parseStripeState(cancelled.state) ?? 'expired'
  return { body: intentObject(cancelled, state, world.url()) }
}
