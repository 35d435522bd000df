import { ok, type Result, refuse } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, type ProviderResponse } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'
import { decryptBody, encryptBody } from './encrypt-body.ts'
import type { OneyConfig } from './oney-config.ts'

/**
 * The start path is one of two documented ones; the two suffixes were only seen in public client code
 * (providers.md, Oney).
 */
export const oneyPaths = {
  start: '/payments/v1/purchase/facilypay_url',
  purchase: '/payments/v1/purchase',
  simulation: '/sale_support_tools/v1/simulation',
  confirm: '/action/confirm',
  cancel: '/action/cancel',
}

export type OneyWire = {
  readonly post: (path: string, body: Fields) => Promise<Result<Fields, ProviderFailure>>
  readonly status: (reference: string) => Promise<Result<Fields, ProviderFailure>>
  readonly simulation: (code: string, units: string) => Promise<Result<unknown, ProviderFailure>>
  /** The path of one purchase. */
  readonly purchasePath: (reference: string) => string
}

/** Headers, guids and encryption of every call. Each has a request id or only reads, so all can be repeated. */
export function createOneyWire(config: OneyConfig): OneyWire {
  const call = createCaller({ breaker: createBreaker(), ...config.patience })
  const { baseUrl, merchantGuid, pspGuid, encryptionKey, encryptsBody } = config
  const guids = { merchant_guid: merchantGuid, psp_guid: pspGuid }
  const secret = encryptsBody ? 'Method-body' : 'None'
  const get = (path: string, headers: Readonly<Record<string, string>>) =>
    call({ method: 'GET', url: baseUrl + path, headers, isRepeatable: true })
  const purchasePath = (reference: string) =>
    `${oneyPaths.purchase}/psp_guid/${pspGuid}/merchant_guid/${merchantGuid}/reference/${encodeURIComponent(`CMDE|${reference}`)}`
  return {
    purchasePath,
    post: async (path, body) => {
      const plainBody = { ...guids, ...body }
      const message = encryptsBody && encryptBody(JSON.stringify(plainBody), encryptionKey)
      const response = await call({
        method: 'POST',
        url: baseUrl + path,
        headers: headersFor(config.paymentKey, secret),
        body: JSON.stringify(message ? { ...guids, encrypted_message: message } : plainBody),
        isRepeatable: true,
      })
      return response.ok ? readFields(response.value, encryptionKey) : response
    },
    status: async reference => {
      const response = await get(purchasePath(reference), headersFor(config.paymentKey, secret))
      return response.ok ? readFields(response.value, encryptionKey) : response
    },
    simulation: async (code, units) => {
      const parameters = { ...guids, payment_amount: units, business_transaction_code: code }
      const query = new URLSearchParams(parameters)
      const response = await get(
        `${oneyPaths.simulation}?${query}`,
        headersFor(config.marketingKey, 'None'),
      )
      return response.ok ? readPlain(response.value) : response
    },
  }
}

function headersFor(key: string, secret: string) {
  return {
    'content-type': 'application/json',
    'x-oney-authorization': key,
    'x-oney-partner-country-code': 'RO',
    'x-oney-secret': secret,
  }
}

function readPlain({ status, text }: ProviderResponse): Result<unknown, ProviderFailure> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return refuse({ kind: 'unreadable', status })
  }
}

/** Public client code reads encrypted and plain responses (providers.md, Oney). */
function readFields(response: ProviderResponse, key: string): Result<Fields, ProviderFailure> {
  const unreadable = refuse({ kind: 'unreadable', status: response.status } as const)
  const plain = readPlain(response)
  if (!plain.ok) return plain
  const fields = fieldsOf(plain.value)
  const message = textIn(fields, 'encrypted_message')
  if (message === undefined) return fields ? ok(fields) : unreadable
  const text = decryptBody(message, key)
  const decrypted = readPlain({ ...response, text: text ?? '' })
  const decryptedFields = decrypted.ok ? fieldsOf(decrypted.value) : undefined
  return decryptedFields ? ok(decryptedFields) : unreadable
}
