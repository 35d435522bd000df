import { countryOf, type Market } from '#domain/market/market.ts'
import { createBreaker } from '../breaker.ts'
import { type Answered, createCaller, readJson } from '../call.ts'
import { fieldsOf, textIn } from '../read-fields.ts'
import {
  type CompanyRegister,
  notFound,
  notVerified,
  registerPatienceMs,
  reported,
} from './company-register.ts'

/** The country codes that differ from ISO 3166: Greece is EL (providers.md). */
const ownCodes: Readonly<Partial<Record<Market, string>>> = { gr: 'EL' }

type ViesOptions = { readonly baseUrl: string; readonly patienceMs?: number }

/**
 * The European Union's register of VAT numbers.
 * Unconfirmed: the path and the names of its REST API, and the `userError` beside a `valid` that has no meaning.
 */
export function createVies({
  baseUrl,
  patienceMs = registerPatienceMs,
}: ViesOptions): CompanyRegister {
  const call = createCaller({ breaker: createBreaker(), timeoutMs: patienceMs, tries: 1 })
  return {
    lookUp: async (market, fiscalCode) => {
      const answered = await call({
        method: 'POST',
        url: `${baseUrl}/rest-api/check-vat-number`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          countryCode: ownCodes[market] ?? countryOf[market],
          vatNumber: fiscalCode.replace(/^[A-Z]{2}/, ''),
        }),
        isRepeatable: false,
      })
      return answered.ok ? readAnswer(answered.value) : notVerified
    },
  }
}

/** An unavailable country is reported as "not valid" with an error beside it: this is not a result. */
function readAnswer(answered: Answered) {
  const fields = readJson(answered, fieldsOf)
  if (!fields.ok) return notVerified
  const { valid, userError } = fields.value
  if (valid === false)
    return userError === undefined || userError === 'INVALID' ? notFound : notVerified
  const name = reported(textIn(fields.value, 'name'))
  const address = reported(textIn(fields.value, 'address'))
  if (valid !== true || name === undefined) return notVerified
  const company = { name, ...(address === undefined ? {} : { address }), isVatPayer: true }
  return { kind: 'found', company } as const
}
