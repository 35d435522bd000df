import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { type Caller, createCaller, type Patience, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { byItself, refundByHand } from '../payment/no-such-call.ts'
import { notStarted } from '../payment/not-started.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type {
  Cancelled,
  PaymentProvider,
  PaymentReference,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { webAddress } from '../payment/web-address.ts'
import { fieldsOf } from '../read-fields.ts'
import { sealForBank } from './ro-envelope.ts'
import { roOrder, type TbiRoStore } from './ro-order.ts'
import { tbiRoSchemes } from './ro-schemes.ts'
import { parseRoWebhook } from './ro-webhook.ts'

export type TbiRoConfig = {
  /** The URL up to, and without, /LoanApplication. */
  readonly baseUrl: string
  /** Not confirmed: bnpl and tnpl are separate stores. */
  readonly stores: { readonly bnpl: TbiRoStore; readonly tnpl: TbiRoStore }
  /** PEM. */
  readonly bankPublicKey: string
  readonly shopPrivateKey: string
  readonly schemes?: readonly InstallmentScheme[]
  readonly patience?: Patience
}

/** TBI Romania has no status endpoint: only its webhook reports how an application ended (providers.md, TBI Romania). */
export function createTbiRo(config: TbiRoConfig): PaymentProvider {
  const call = createCaller({ breaker: createBreaker(), ...config.patience })
  const schemes = config.schemes ?? tbiRoSchemes
  return {
    id: 'tbi-ro',
    capabilities: {
      flow: 'application',
      capture: 'automatic',
      refund: 'by-hand',
      markets: ['ro'],
      webhooks: 'unsigned',
    },
    schemes: async market => ok(market === 'ro' ? schemes : []),
    start: command => start(command, call, config),
    parseWebhook: raw => parseRoWebhook(raw, config.shopPrivateKey),
    fetchStatus: async () => ok([]),
    capture: byItself,
    cancel: reference => cancel(reference, call, config),
    refund: refundByHand,
  }
}

function storeOf(method: PaymentMethodId, { stores }: TbiRoConfig) {
  return method === 'bnpl' ? stores.bnpl : stores.tnpl
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Not retried automatically: nothing guarantees that a second application for the same order is treated as the
 * first.
 */
async function start(command: StartCommand, call: Caller, config: TbiRoConfig): Promise<Started> {
  const store = storeOf(command.method, config)
  const order = JSON.stringify(roOrder(command, store))
  const response = await call({
    method: 'POST',
    url: `${config.baseUrl}/LoanApplication/Finalize`,
    headers: formHeaders,
    body: new URLSearchParams({
      order_data: sealForBank(order, config.bankPublicKey),
      providerCode: store.storeId,
    }).toString(),
    isRepeatable: false,
  })
  if (!response.ok) return notStarted(response.refusal)
  const { status, headers } = response.value
  const isRedirect = status === 301 || status === 302
  const url = isRedirect ? webAddress(headers.get('location') ?? '') : undefined
  return url === undefined
    ? notStarted({ kind: 'unreadable', status })
    : { kind: 'redirect', url, providerRef: orderReferenceOf(command) }
}

/**
 * Possible before approval only; a second request changes nothing. Not confirmed: what `encryptCode` is; the store's
 * id is sent.
 */
async function cancel(
  reference: PaymentReference,
  call: Caller,
  config: TbiRoConfig,
): Promise<Result<Cancelled, ProviderFailure>> {
  const { storeId, username, password } = storeOf(reference.method, config)
  const cancellation = { orderId: orderReferenceOf(reference), statusId: '1', username, password }
  const response = await call({
    method: 'POST',
    url: `${config.baseUrl}/LoanApplication/CanceledByCustomer`,
    headers: formHeaders,
    body: new URLSearchParams({
      orderData: sealForBank(JSON.stringify(cancellation), config.bankPublicKey),
      encryptCode: storeId,
    }).toString(),
    isRepeatable: true,
  })
  if (!response.ok) return response
  const parsed = readJson(response.value, fieldsOf)
  if (!parsed.ok) return parsed
  const { isSuccess } = parsed.value
  if (typeof isSuccess !== 'boolean')
    return refuse({ kind: 'unreadable', status: response.value.status })
  return ok({ kind: isSuccess ? 'cancelled' : 'too-late' })
}
