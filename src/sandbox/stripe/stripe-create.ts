import { randomUUID } from 'node:crypto'
import type { Answer, Scripted } from '../answer-call.ts'
import { followScript, settleLater } from '../course.ts'
import { branchIn, type FormTree, textIn } from '../form.ts'
import { currencies, parseLanguage } from '../payments.ts'
import type { World } from '../world.ts'
import { invalid } from './stripe-errors.ts'
import { sessionObject } from './stripe-objects.ts'
import { wholeForints } from './stripe-refunds.ts'

const shortestMs = 30 * 60_000
/** Allows for the time that the request takes to arrive. */
const slackMs = 5_000

export function totalOf(form: FormTree) {
  const lines = Object.values(branchIn(form, 'line_items')).map(line => ({
    unit: Number(textIn(line, 'price_data', 'unit_amount') ?? Number.NaN),
    quantity: Number(textIn(line, 'quantity') ?? 1),
    currency: textIn(line, 'price_data', 'currency') ?? '',
    name: textIn(line, 'price_data', 'product_data', 'name') ?? '',
  }))
  return {
    lines,
    currency: (lines[0]?.currency ?? '').toUpperCase(),
    minor: lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0),
  }
}

/** Rejects every session that Stripe would reject, so that an error of the shop does not go unnoticed. */
function errorIn(form: FormTree): string | undefined {
  const { lines, currency, minor } = totalOf(form)
  if (textIn(form, 'mode') !== 'payment') return 'mode must be payment.'
  if (!URL.canParse(textIn(form, 'success_url') ?? '')) return 'success_url is not an address.'
  if (lines.some(({ unit, quantity }) => !isWhole(unit) || !isWhole(quantity) || quantity === 0))
    return 'unit_amount and quantity must be whole and not negative.'
  if (lines.some(line => line.currency.toUpperCase() !== currency))
    return 'All line_items must have the same currency.'
  if (lines.some(({ name }) => name === '')) return 'product_data.name must not be empty.'
  if (!currencies.includes(currency)) return `Invalid currency: ${currency}`
  if (minor <= 0) return 'The total must be positive.'
  if (currency === 'HUF' && minor % 100 !== 0) return wholeForints
  const expiresAt = Number(textIn(form, 'expires_at') ?? Number.NaN) * 1000
  if (expiresAt < Date.now() + shortestMs - slackMs)
    return 'expires_at must be at least 30 minutes from now.'
  return undefined
}

function isWhole(value: number) {
  return Number.isInteger(value) && value >= 0
}

export function createSession(
  world: World,
  form: FormTree,
  apiVersion: string,
  { amount }: Scripted,
): Answer {
  const error = errorIn(form)
  if (error) return invalid(error)
  const { currency, minor } = totalOf(form)
  const email = textIn(form, 'customer_email')
  const cancelUrl = textIn(form, 'cancel_url')
  const metadata = branchIn(form, 'metadata')
  const webhookUrl = textIn(metadata, 'notice_url')
  const dayLater = Math.floor(Date.now() / 1000) + 24 * 60 * 60
  const expiresAt = Number(textIn(form, 'expires_at') ?? dayLater)
  const payment = world.payments.create({
    id: `cs_test_${randomUUID().replaceAll('-', '')}`,
    provider: 'stripe',
    orderRef: textIn(metadata, 'order_number') ?? textIn(form, 'client_reference_id') ?? '',
    amountMinor: amount?.minor ?? minor,
    currency: amount?.currency ?? currency,
    ...(email && { email }),
    language: parseLanguage(textIn(form, 'locale')) ?? 'ro',
    returnUrl: textIn(form, 'success_url') ?? '',
    ...(cancelUrl && { failUrl: cancelUrl }),
    ...(webhookUrl && { webhookUrl }),
    state: 'open',
    facts: {
      clientReference: textIn(form, 'client_reference_id'),
      metadata,
      intentMetadata: branchIn(form, 'payment_intent_data', 'metadata'),
      expiresAt,
      apiVersion,
    },
  })
  settleLater(world, payment, 'expire', expiresAt * 1000 - Date.now())
  followScript(world, payment, 'start')
  return { body: sessionObject(payment, 'open', world.url(), false) }
}
