import type { Money } from '#domain/money/money.ts'
import { toUnits } from '#domain/money/units.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import { notStarted } from '../payment/not-started.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type {
  Cancelled,
  PaymentProvider,
  PaymentReference,
  Refunded,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { webAddress } from '../payment/web-address.ts'
import { type Fields, textIn } from '../read-fields.ts'
import type { OneyConfig } from './oney-config.ts'
import { createOneyWire, type OneyWire, oneyPaths } from './oney-wire.ts'
import { parseOneyWebhook } from './parse-webhook.ts'
import { purchaseBody } from './purchase-body.ts'
import { simulatedSchemes } from './simulated-schemes.ts'
import { statusCodeIn, statusEvents } from './status-events.ts'

/**
 * Oney (providers.md, Oney). Assumptions that are not confirmed: the name of the redirect URL field, the suffixes of
 * confirm and cancel, and that the same request id is accepted only once.
 */
export function createOney(config: OneyConfig): PaymentProvider {
  const wire = createOneyWire(config)
  return {
    id: 'oney',
    capabilities: {
      flow: 'redirect',
      capture: 'asked-for',
      refund: 'by-call',
      markets: ['ro'],
      webhooks: 'unsigned',
    },
    schemes: async market => (market === 'ro' ? simulatedSchemes(wire) : ok([])),
    start: command => start(command, wire, config),
    parseWebhook: raw => parseOneyWebhook(raw, config.merchantGuid),
    fetchStatus: reference => fetchStatus(reference, wire),
    capture: async (reference, key) => {
      const answered = await act('confirm', reference, key, wire, {
        payment: { payment_amount: toUnits(reference.amount) },
      })
      return answered.ok ? ok(undefined) : answered
    },
    cancel: (reference, key) => cancel(reference, key, wire),
    refund: (reference, amount, key) => refund(reference, amount, key, wire),
  }
}

async function start(
  command: StartCommand,
  wire: OneyWire,
  { returnedUrlHosts }: OneyConfig,
): Promise<Started> {
  const answered = await wire.post(oneyPaths.start, purchaseBody(command))
  if (!answered.ok) return notStarted(answered.refusal)
  const url = webAddress(textIn(answered.value, 'returned_url') ?? '', returnedUrlHosts)
  return url === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'redirect', url, providerRef: orderReferenceOf(command) }
}

async function fetchStatus(reference: PaymentReference, wire: OneyWire) {
  const own = orderReferenceOf(reference)
  const answered = await wire.status(own)
  if (!answered.ok) return isUnheardOf(answered.refusal) ? ok([]) : answered
  const events = statusEvents(answered.value, own, reference.amount.currency)
  return events ? ok(events) : refuse({ kind: 'unreadable', status: 200 } as const)
}

function isUnheardOf(failure: ProviderFailure) {
  return failure.kind === 'rejected' && failure.status === 404
}

/** Confirm and cancel have their own request id, so that a repeated request has no further effect. */
function act(
  action: 'confirm' | 'cancel',
  reference: PaymentReference,
  key: string,
  wire: OneyWire,
  body: Fields,
) {
  const own = orderReferenceOf(reference)
  return wire.post(wire.purchasePath(own) + oneyPaths[action], {
    reference: `CMDE|${own}`,
    language_code: 'ro',
    merchant_request_id: key,
    ...body,
  })
}

/** Not confirmed: code 0 and the flag that distinguishes a refund from a cancellation, both seen in public client code. */
function giveBack(amount: Money, isFunded: boolean): Fields {
  return {
    purchase: {
      cancellation_reason_code: 0,
      cancellation_amount: toUnits(amount),
      refund_flag: isFunded,
    },
  }
}

async function cancel(
  reference: PaymentReference,
  key: string,
  wire: OneyWire,
): Promise<Result<Cancelled, ProviderFailure>> {
  const answered = await act('cancel', reference, key, wire, giveBack(reference.amount, false))
  if (answered.ok || isUnheardOf(answered.refusal)) return ok({ kind: 'cancelled' })
  if (answered.refusal.kind !== 'rejected') return answered
  const status = await wire.status(orderReferenceOf(reference))
  const code = status.ok ? statusCodeIn(status.value) : undefined
  if (code === 'FUNDED') return ok({ kind: 'too-late' })
  const isOver = code === 'REFUSED' || code === 'ABORTED' || code === 'CANCELLED'
  return isOver ? ok({ kind: 'cancelled' }) : answered
}

async function refund(
  reference: PaymentReference,
  amount: Money,
  key: string,
  wire: OneyWire,
): Promise<Result<Refunded, ProviderFailure>> {
  const answered = await act('cancel', reference, key, wire, giveBack(amount, true))
  if (answered.ok) return ok({ kind: 'succeeded', refundRef: key })
  const { refusal } = answered
  return refusal.kind === 'rejected'
    ? ok({ kind: 'refused', reason: refusal.code ?? String(refusal.status) })
    : answered
}
