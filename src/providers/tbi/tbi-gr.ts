import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { byItself, letLapse, noWebhooks, refundByHand } from '../payment/no-such-call.ts'
import { notStarted } from '../payment/not-started.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type {
  PaymentProvider,
  PaymentReference,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'
import { webAddress } from '../payment/web-address.ts'
import { textIn } from '../read-fields.ts'
import { grApplication } from './gr-application.ts'
import { tbiGrSchemes } from './gr-schemes.ts'
import { createGrWire, type GrLogin, type GrWire } from './gr-wire.ts'
import { loanEventType } from './loan-status.ts'

export type TbiGrConfig = GrLogin & {
  readonly resellerCode: string
  readonly schemes?: readonly InstallmentScheme[]
}

/**
 * Not confirmed beyond signing in and the first fields of the application. The status has to be polled: TBI Greece
 * sends no webhooks (providers.md, TBI Greece).
 */
export function createTbiGr(config: TbiGrConfig): PaymentProvider {
  const wire = createGrWire(config)
  const schemes = config.schemes ?? tbiGrSchemes
  return {
    id: 'tbi-gr',
    capabilities: {
      flow: 'application',
      capture: 'automatic',
      refund: 'by-hand',
      markets: ['gr'],
      webhooks: 'none',
    },
    schemes: async market => ok(market === 'gr' ? schemes : []),
    start: command => start(command, wire, config),
    parseWebhook: noWebhooks,
    fetchStatus: reference => fetchStatus(reference, wire),
    capture: byItself,
    cancel: letLapse(reference => fetchStatus(reference, wire)),
    refund: refundByHand,
  }
}

async function start(
  command: StartCommand,
  wire: GrWire,
  { resellerCode }: TbiGrConfig,
): Promise<Started> {
  const response = await wire.apply(grApplication(command, resellerCode))
  if (!response.ok) return notStarted(response.refusal)
  const url = webAddress(textIn(response.value, 'redirecturl') ?? '')
  if (url !== undefined) return { kind: 'redirect', url, providerRef: orderReferenceOf(command) }
  const message = textIn(response.value, 'message')
  return message === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'declined', reason: message }
}

async function fetchStatus(
  reference: PaymentReference,
  wire: GrWire,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  const orderReference = orderReferenceOf(reference)
  const response = await wire.status(orderReference)
  if (!response.ok) return isNotFound(response.refusal) ? ok([]) : response
  const status = textIn(response.value, 'status')
  if (status === undefined) return refuse({ kind: 'unreadable', status: 200 })
  const reported = reportedAmount(response.value, {
    ...amountFields,
    expected: reference.amount.currency,
  })
  return ok([
    {
      type: loanEventType(status),
      eventId: fingerprint(orderReference, status, JSON.stringify(reported)),
      providerRef: orderReference,
      reason: status,
      ...(reported && { amount: reported }),
    },
  ])
}

function isNotFound(failure: ProviderFailure) {
  return failure.kind === 'rejected' && failure.status === 404
}
