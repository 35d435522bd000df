import { createBreaker } from '../breaker.ts'
import { type Caller, createCaller, type Patience, readJson } from '../call.ts'
import { fieldsOf, textIn } from '../read-fields.ts'
import type { BankTransfers, TransferStatus } from './bank-transfers.ts'
import { parseBankWebhook } from './parse-bank-webhook.ts'

export type BankConfig = {
  readonly baseUrl: string
  readonly apiKey: string
  /** For the signatures of webhooks. */
  readonly webhookSecret: string
}

type Options = BankConfig & { readonly patience?: Patience; readonly now?: () => number }

/** Unconfirmed: the paths and the names; payment APIs of banks support a key of the client like this. */
export function createBank(options: Options): BankTransfers {
  const { baseUrl, apiKey, webhookSecret, patience = {}, now = Date.now } = options
  const call: Caller = createCaller({ breaker: createBreaker(), tries: 2, ...patience })
  const authorization = `Bearer ${apiKey}`
  return {
    send: async ({ key, amount, account, text, webhookUrl }) => {
      const response = await call({
        method: 'POST',
        url: `${baseUrl}/v1/transfers`,
        headers: { 'content-type': 'application/json', authorization, 'idempotency-key': key },
        body: JSON.stringify({
          reference: key,
          amount_minor: amount.minor,
          currency: amount.currency,
          creditor: { name: account.holder, iban: account.iban },
          remittance: text,
          notification_url: webhookUrl,
        }),
        isRepeatable: true,
      })
      return response.ok ? readJson(response.value, statusIn) : response
    },
    find: async key => {
      const url = `${baseUrl}/v1/transfers?reference=${encodeURIComponent(key)}`
      const response = await call({
        method: 'GET',
        url,
        headers: { authorization },
        isRepeatable: true,
      })
      if (!response.ok) return response
      const parsed = readJson(response.value, foundIn)
      return parsed.ok ? { ok: true, value: parsed.value.found } : parsed
    },
    parseWebhook: raw => parseBankWebhook(raw, webhookSecret, now()),
  }
}

function foundIn(value: unknown): { readonly found: TransferStatus | undefined } | undefined {
  const transfers = fieldsOf(value)?.transfers
  if (!Array.isArray(transfers)) return undefined
  if (transfers.length === 0) return { found: undefined }
  const found = statusIn(transfers[0])
  return found && { found }
}

function statusIn(value: unknown): TransferStatus | undefined {
  const fields = fieldsOf(value)
  const [ref, status] = [textIn(fields, 'id'), textIn(fields, 'status')]
  if (ref === undefined) return undefined
  if (status === 'accepted') return { kind: 'taken', ref }
  if (status === 'settled') return { kind: 'settled', ref }
  return status === 'refused'
    ? { kind: 'refused', ref, reason: textIn(fields, 'reason') ?? 'unknown' }
    : undefined
}
