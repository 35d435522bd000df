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
  /** The currency of the published terms. */
  readonly currency?: Currency
  readonly patience?: Patience
}

type Ask = (
  path: string,
  body: Fields,
  isRepeatable: boolean,
) => Promise<Result<unknown, ProviderFailure>>

/**
 * Not confirmed: the field names of the status and the amount in the GetApplicationStatus response (providers.md,
 * TBI Bulgaria).
 */
export function createTbiBg(config: TbiBgConfig): PaymentProvider {
  const ask = createAsk(config)
  return {
    id: 'tbi-bg',
    capabilities: {
      flow: 'application',
      capture: 'automatic',
      refund: 'by-hand',
      markets: ['bg'],
      webhooks: 'unsigned',
    },
    schemes: async market =>
      market === 'bg' ? schemes(ask, config.currency ?? defaultCurrency.bg) : ok([]),
    start: command => start(command, ask, config),
    parseWebhook: raw => parseBgWebhook(raw, config.resellerCode),
    fetchStatus: reference => fetchStatus(reference, ask),
    capture: byItself,
    cancel: letLapse(reference => fetchStatus(reference, ask)),
    refund: refundByHand,
  }
}

function createAsk({ baseUrl, resellerCode, resellerKey, patience }: TbiBgConfig): Ask {
  const call = createCaller({ breaker: createBreaker(), ...patience })
  return async (path, body, isRepeatable) => {
    const answered = await call({
      method: 'POST',
      url: `${baseUrl}/${path}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reseller_code: resellerCode, reseller_key: resellerKey, ...body }),
      isRepeatable,
    })
    return answered.ok ? readJson(answered.value, value => value ?? undefined) : answered
  }
}

const unreadable = refuse({ kind: 'unreadable', status: 200 } as const)

async function schemes(
  ask: Ask,
  currency: Currency,
): Promise<Result<readonly InstallmentScheme[], ProviderFailure>> {
  const answered = await ask('GetCalculations', {}, true)
  if (!answered.ok) return answered
  const read = readCalculations(answered.value, currency)
  return read ? ok(read) : refusedBy(answered.value)
}

/** An error response: {error, message} instead of the expected answer. */
function refusedBy(answer: unknown) {
  const message = textIn(fieldsOf(answer), 'message')
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
  ask: Ask,
  { encryptionKey }: TbiBgConfig,
): Promise<Started> {
  const data = sealApplication(JSON.stringify(bgApplication(command)), encryptionKey)
  const answered = await ask('RegisterApplication', { data }, false)
  if (!answered.ok) return notStarted(answered.refusal)
  const answer = fieldsOf(answered.value)
  const [id, token, url] = ['order_id', 'token', 'url'].map(name => textIn(answer, name))
  const page = webAddress(url ?? '')
  if (id !== undefined && token !== undefined && page !== undefined)
    return { kind: 'redirect', url: page, providerRef: toProviderRef(id, token) }
  const message = textIn(answer, 'message')
  return message === undefined
    ? notStarted({ kind: 'unreadable', status: 200 })
    : { kind: 'declined', reason: message }
}

/** Both are needed to query the status. */
function toProviderRef(id: string, token: string) {
  return JSON.stringify([id, token])
}

/** There is nothing to query until the application has been answered. */
async function fetchStatus(
  { providerRef, amount }: PaymentReference,
  ask: Ask,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  if (providerRef === undefined) return ok([])
  const [order_id, token] = JSON.parse(providerRef) as [string, string]
  const answered = await ask('GetApplicationStatus', { order_id, token }, true)
  if (!answered.ok) return answered
  const answer = fieldsOf(answered.value)
  const status = textIn(answer, 'status') ?? textIn(answer, 'Status')
  if (status === undefined) return refusedBy(answer)
  const reported = reportedAmount(answer, { ...amountFields, expected: amount.currency })
  const type = loanEventType(status)
  const eventId = fingerprint(order_id, status, JSON.stringify(reported))
  return ok([{ type, eventId, providerRef, reason: status, ...(reported && { amount: reported }) }])
}
