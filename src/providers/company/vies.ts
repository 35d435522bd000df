import { countryOf, type Market } from '#domain/market/market.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, type ProviderResponse, readJson } from '../call.ts'
import { fieldsOf, textIn } from '../read-fields.ts'
import {
  type CompanyRegister,
  normalizeText,
  notFound,
  notVerified,
  registerPatienceMs,
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
      const response = await call({
        method: 'POST',
        url: `${baseUrl}/rest-api/check-vat-number`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          countryCode: ownCodes[market] ?? countryOf[market],
          vatNumber: fiscalCode.replace(/^[A-Z]{2}/, ''),
        }),
        isRepeatable: false,
      })
      return response.ok ? readResponse(response.value) : notVerified
    },
  }
}

/** An unavailable country is reported as "not valid" with an error beside it: this is not a result. */
function readResponse(response: ProviderResponse) {
  const parsed = readJson(response, fieldsOf)
  if (!parsed.ok) return notVerified
  const { valid, userError } = parsed.value
  if (valid === false)
    return userError === undefined || userError === 'INVALID' ? notFound : notVerified
  const name = normalizeText(textIn(parsed.value, 'name'))
  const address = normalizeText(textIn(parsed.value, 'address'))
  if (valid !== true || name === undefined) return notVerified
  const company = { name, ...(address === undefined ? {} : { address }), isVatPayer: true }
  return { kind: 'found', company } as const
}
