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
  const answered = await wire.apply(grApplication(command, resellerCode))
  if (!answered.ok) return notStarted(answered.refusal)
  const url = webAddress(textIn(answered.value, 'redirecturl') ?? '')
  if (url !== undefined) return { kind: 'redirect', url, providerRef: orderReferenceOf(command) }
  const message = textIn(answered.value, 'message')
  return message === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'declined', reason: message }
}

async function fetchStatus(
  reference: PaymentReference,
  wire: GrWire,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  const own = orderReferenceOf(reference)
  const answered = await wire.status(own)
  if (!answered.ok) return isUnheardOf(answered.refusal) ? ok([]) : answered
  const status = textIn(answered.value, 'status')
  if (status === undefined) return refuse({ kind: 'unreadable', status: 200 })
  const reported = reportedAmount(answered.value, {
    ...amountFields,
    expected: reference.amount.currency,
  })
  return ok([
    {
      type: loanEventType(status),
      eventId: fingerprint(own, status, JSON.stringify(reported)),
      providerRef: own,
      reason: status,
      ...(reported && { amount: reported }),
    },
  ])
}

function isUnheardOf(failure: ProviderFailure) {
  return failure.kind === 'rejected' && failure.status === 404
}
