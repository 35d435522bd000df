import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { type Caller, createCaller, type Patience, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { byItself, letLapse, noWebhooks, refundByHand } from '../payment/no-such-call.ts'
import { notStarted } from '../payment/not-started.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type {
  PaymentProvider,
  PaymentReference,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { fieldsOf } from '../read-fields.ts'
import { type CofidisShop, callbackParameters, launchParameters } from './application.ts'
import { type Barem, sampleBarems, schemeOf } from './barems.ts'
import { orderCode } from './order-code.ts'
import { loanEvents } from './status-events.ts'

export type CofidisConfig = {
  readonly shop: CofidisShop
  /** Base64 of 32 and of 16 bytes. */
  readonly key: string
  readonly iv: string
  /** The URL of the form. Not confirmed. */
  readonly launchUrl: string
  /** The URL for callback requests. Not confirmed. */
  readonly callbackUrl: string
  readonly statusUrl: string
  readonly barems?: readonly Barem[]
  readonly patience?: Patience
}

/** Cofidis sends no webhooks: its status is polled (providers.md, Cofidis). */
export function createCofidis(config: CofidisConfig): PaymentProvider {
  const call = createCaller({ breaker: createBreaker(), ...config.patience })
  const schemes = (config.barems ?? sampleBarems).map(schemeOf)
  return {
    id: 'cofidis',
    capabilities: {
      flow: 'application',
      capture: 'automatic',
      refund: 'by-hand',
      markets: ['hu'],
      webhooks: 'none',
    },
    schemes: async market => ok(market === 'hu' ? schemes : []),
    start: async command =>
      command.terms?.wantsCallback ? requestCallback(command, call, config) : open(command, config),
    parseWebhook: noWebhooks,
    fetchStatus: reference => fetchStatus(reference, call, config),
    capture: byItself,
    cancel: letLapse(reference => fetchStatus(reference, call, config)),
    refund: refundByHand,
  }
}

/** No request is made: the customer's browser carries the application. */
function open(command: StartCommand, { launchUrl, shop }: CofidisConfig): Started {
  return {
    kind: 'redirect',
    url: `${launchUrl}?${new URLSearchParams(launchParameters(command, shop))}`,
    providerRef: orderReferenceOf(command),
  }
}

/** Repeatable, because our model assumes that the same order id is accepted only once. */
async function requestCallback(
  command: StartCommand,
  call: Caller,
  { callbackUrl, shop }: CofidisConfig,
): Promise<Started> {
  const response = await call({
    method: 'POST',
    url: callbackUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(callbackParameters(command, shop)).toString(),
    isRepeatable: true,
  })
  if (!response.ok) return notStarted(response.refusal)
  const parsed = readJson(response.value, fieldsOf)
  if (!parsed.ok) return notStarted(parsed.refusal)
  return { kind: 'offline', providerRef: orderReferenceOf(command) }
}

async function fetchStatus(
  reference: PaymentReference,
  call: Caller,
  { statusUrl, shop, key, iv }: CofidisConfig,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  const orderReference = orderReferenceOf(reference)
  const query = { shopId: shop.shopId, order_id: orderCode(orderReference, key, iv) }
  const response = await call({
    method: 'GET',
    url: `${statusUrl}?${new URLSearchParams(query)}`,
    isRepeatable: true,
  })
  if (!response.ok) return response
  const parsed = readJson(response.value, fieldsOf)
  if (!parsed.ok) return parsed
  const events = loanEvents(parsed.value, orderReference, reference.amount.currency)
  return events ? ok(events) : refuse({ kind: 'unreadable', status: response.value.status })
}
