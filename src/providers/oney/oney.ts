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
      const response = await postAction('confirm', reference, key, wire, {
        payment: { payment_amount: toUnits(reference.amount) },
      })
      return response.ok ? ok(undefined) : response
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
  const response = await wire.post(oneyPaths.start, purchaseBody(command))
  if (!response.ok) return notStarted(response.refusal)
  const url = webAddress(textIn(response.value, 'returned_url') ?? '', returnedUrlHosts)
  return url === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'redirect', url, providerRef: orderReferenceOf(command) }
}

async function fetchStatus(reference: PaymentReference, wire: OneyWire) {
  const orderReference = orderReferenceOf(reference)
  const response = await wire.status(orderReference)
  if (!response.ok) return isNotFound(response.refusal) ? ok([]) : response
  const events = statusEvents(response.value, orderReference, reference.amount.currency)
  return events ? ok(events) : refuse({ kind: 'unreadable', status: 200 } as const)
}

function isNotFound(failure: ProviderFailure) {
  return failure.kind === 'rejected' && failure.status === 404
}

/** Confirm and cancel have their own request id, so that a repeated request has no further effect. */
function postAction(
  action: 'confirm' | 'cancel',
  reference: PaymentReference,
  key: string,
  wire: OneyWire,
  body: Fields,
) {
  const orderReference = orderReferenceOf(reference)
  return wire.post(wire.purchasePath(orderReference) + oneyPaths[action], {
    reference: `CMDE|${orderReference}`,
    language_code: 'ro',
    merchant_request_id: key,
    ...body,
  })
}

/** Not confirmed: code 0 and the flag that distinguishes a refund from a cancellation, both seen in public client code. */
function cancellationBody(amount: Money, isFunded: boolean): Fields {
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
  const response = await postAction(
    'cancel',
    reference,
    key,
    wire,
    cancellationBody(reference.amount, false),
  )
  if (response.ok || isNotFound(response.refusal)) return ok({ kind: 'cancelled' })
  if (response.refusal.kind !== 'rejected') return response
  const status = await wire.status(orderReferenceOf(reference))
  const code = status.ok ? statusCodeIn(status.value) : undefined
  if (code === 'FUNDED') return ok({ kind: 'too-late' })
  const isOver = code === 'REFUSED' || code === 'ABORTED' || code === 'CANCELLED'
  return isOver ? ok({ kind: 'cancelled' }) : response
}

async function refund(
  reference: PaymentReference,
  amount: Money,
  key: string,
  wire: OneyWire,
): Promise<Result<Refunded, ProviderFailure>> {
  const response = await postAction('cancel', reference, key, wire, cancellationBody(amount, true))
  if (response.ok) return ok({ kind: 'succeeded', refundRef: key })
  const { refusal } = response
  return refusal.kind === 'rejected'
    ? ok({ kind: 'refused', reason: refusal.code ?? String(refusal.status) })
    : response
}
