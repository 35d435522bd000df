import type { RegisteredCompany } from '#domain/address/company-look-up.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, type ProviderResponse, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'
import {
  type CompanyRegister,
  normalizeText,
  notFound,
  notVerified,
  registerPatienceMs,
} from './company-register.ts'

/** `today` as 2026-11-22: the register is queried for a day. */
type AnafOptions = {
  readonly baseUrl: string
  readonly today: () => string
  readonly patienceMs?: number
}

/**
 * RO: the tax office's public register, queried by the digits of a fiscal code.
 * Unconfirmed: the path and the names of version 9, and that an unassigned code is a 404 with `notFound`.
 */
export function createAnaf({
  baseUrl,
  today,
  patienceMs = registerPatienceMs,
}: AnafOptions): CompanyRegister {
  const call = createCaller({ breaker: createBreaker(), timeoutMs: patienceMs, tries: 1 })
  return {
    lookUp: async (_market, fiscalCode) => {
      const response = await call({
        method: 'POST',
        url: `${baseUrl}/api/PlatitorTvaRest/v9/tva`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ cui: Number(fiscalCode), data: today() }]),
        isRepeatable: false,
      })
      if (!response.ok) return isNotFound(response.refusal) ? notFound : notVerified
      return readResponse(response.value)
    },
  }
}

function isNotFound(failure: ProviderFailure): boolean {
  return (
    failure.kind === 'rejected' && failure.status === 404 && /"notFound"/i.test(failure.code ?? '')
  )
}

function readResponse(response: ProviderResponse) {
  const parsed = readJson(response, fieldsOf)
  if (!parsed.ok) return notVerified
  const { found, notFound: missing } = parsed.value
  if (!Array.isArray(found) || !Array.isArray(missing)) return notVerified
  if (found.length === 0) return missing.length > 0 ? notFound : notVerified
  const company = toCompany(fieldsOf(found[0]))
  return company ? ({ kind: 'found', company } as const) : notVerified
}

function toCompany(found: Fields | undefined): RegisteredCompany | undefined {
  const general = fieldsOf(found?.date_generale)
  const name = normalizeText(textIn(general, 'denumire'))
  const address = normalizeText(textIn(general, 'adresa'))
  const registrationNumber = normalizeText(textIn(general, 'nrRegCom'))
  if (name === undefined) return undefined
  return {
    name,
    ...(address === undefined ? {} : { address }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    isVatPayer: fieldsOf(found?.inregistrare_scop_Tva)?.scpTVA === true,
  }
}
