import { defaultCurrency } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, type Patience, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { byItself, letLapse, refundByHand } from '../payment/no-such-call.ts'
import { notStarted } from '../payment/not-started.ts'
import type {
  PaymentProvider,
  PaymentReference,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'
import { webAddress } from '../payment/web-address.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'
import { bgApplication } from './bg-application.ts'
import { sealApplication } from './bg-envelope.ts'
import { readCalculations } from './bg-schemes.ts'
import { parseBgWebhook } from './bg-webhook.ts'
import { loanEventType } from './loan-status.ts'

export type TbiBgConfig = {
  readonly baseUrl: string
  readonly resellerCode: string
  readonly resellerKey: string
  readonly encryptionKey: string
  readonly patience?: Patience
}

type TbiCall = (
  path: string,
  body: Fields,
  isRepeatable: boolean,
) => Promise<Result<unknown, ProviderFailure>>

/**
 * Not confirmed: the field names of the status and the amount in the GetApplicationStatus response (providers.md,
 * TBI Bulgaria).
 */
export function createTbiBg(config: TbiBgConfig): PaymentProvider {
  const call = createTbiCall(config)
  return {
    id: 'tbi-bg',
    capabilities: {
      flow: 'application',
      capture: 'automatic',
      refund: 'by-hand',
      markets: ['bg'],
      webhooks: 'unsigned',
    },
    schemes: async (market, currency = defaultCurrency.bg) =>
      market === 'bg' ? schemes(call, currency) : ok([]),
    start: command => start(command, call, config),
    parseWebhook: raw => parseBgWebhook(raw, config.resellerCode),
    fetchStatus: reference => fetchStatus(reference, call),
    capture: byItself,
    cancel: letLapse(reference => fetchStatus(reference, call)),
    refund: refundByHand,
  }
}

function createTbiCall({ baseUrl, resellerCode, resellerKey, patience }: TbiBgConfig): TbiCall {
  const call = createCaller({ breaker: createBreaker(), ...patience })
  return async (path, body, isRepeatable) => {
    const response = await call({
      method: 'POST',
      url: `${baseUrl}/${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reseller_code: resellerCode, reseller_key: resellerKey, ...body }),
      isRepeatable,
    })
    return response.ok ? readJson(response.value, value => value ?? undefined) : response
  }
}

const unreadable = refuse({ kind: 'unreadable', status: 200 } as const)

async function schemes(
  call: TbiCall,
  currency: Currency,
): Promise<Result<readonly InstallmentScheme[], ProviderFailure>> {
  const response = await call('GetCalculations', {}, true)
  if (!response.ok) return response
  const schemes = readCalculations(response.value, currency)
  return schemes ? ok(schemes) : refusedBy(response.value)
}

/** An error response: {error, message} instead of the expected response. */
function refusedBy(body: unknown) {
  const message = textIn(fieldsOf(body), 'message')
  return message === undefined
    ? unreadable
    : refuse({ kind: 'rejected', status: 200, code: message } as const)
}

/**
 * Not retried automatically: nothing guarantees that a second application for the same order is treated as the
 * first.
 */
async function start(
  command: StartCommand,
  call: TbiCall,
  { encryptionKey }: TbiBgConfig,
): Promise<Started> {
  const data = sealApplication(JSON.stringify(bgApplication(command)), encryptionKey)
  const response = await call('RegisterApplication', { data }, false)
  if (!response.ok) return notStarted(response.refusal)
  const fields = fieldsOf(response.value)
  const [id, token, url] = ['order_id', 'token', 'url'].map(name => textIn(fields, name))
  const page = webAddress(url ?? '')
  if (id !== undefined && token !== undefined && page !== undefined)
    return { kind: 'redirect', url: page, providerRef: toProviderRef(id, token) }
  const message = textIn(fields, 'message')
  return message === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'declined', reason: message }
}

/** Both are needed to query the status. */
function toProviderRef(id: string, token: string) {
  return JSON.stringify([id, token])
}

/** There is nothing to query until the application has a response. */
async function fetchStatus(
  { providerRef, amount }: PaymentReference,
  call: TbiCall,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  if (providerRef === undefined) return ok([])
  const [order_id, token] = JSON.parse(providerRef) as [string, string]
  const response = await call('GetApplicationStatus', { order_id, token }, true)
  if (!response.ok) return response
  const fields = fieldsOf(response.value)
  const status = textIn(fields, 'status') ?? textIn(fields, 'Status')
  if (status === undefined) return refusedBy(fields)
  const reported = reportedAmount(fields, { ...amountFields, expected: amount.currency })
  const type = loanEventType(status)
  const eventId = fingerprint(order_id, status, JSON.stringify(reported))
  return ok([{ type, eventId, providerRef, reason: status, ...(reported && { amount: reported }) }])
}
