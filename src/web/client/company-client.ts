import type { CompanyLookUp, RegisteredCompany } from '#domain/address/company-look-up.ts'
import { firstOf, oneOf, optional, shape, text, yesNo } from '#domain/cart/narrow.ts'
import type { Market } from '#domain/market/market.ts'

/** A little longer than the server waits for the register. */
const timeoutMs = 5_000

/**
 * Looks up the company with a fiscal code. Never throws: without a response the code is not verified, and the form
 * continues.
 */
export async function lookUpCompany(
  market: Market,
  fiscalCode: string,
  signal: AbortSignal,
): Promise<CompanyLookUp> {
  try {
    const response = await fetch('/api/company-lookup/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market, fiscalCode }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const result = response.ok ? readLookUp(await response.json()) : undefined
    return result ?? { kind: 'not-verified' }
  } catch {
    return { kind: 'not-verified' }
  }
}

const readLookUp = firstOf<CompanyLookUp>(
  shape<Extract<CompanyLookUp, { kind: 'found' }>>({
    kind: oneOf(['found']),
    company: shape<RegisteredCompany>({
      name: text,
      address: optional(text),
      registrationNumber: optional(text),
      isVatPayer: yesNo,
    }),
  }),
  shape<Extract<CompanyLookUp, { kind: 'not-found' }>>({ kind: oneOf(['not-found']) }),
  shape<Extract<CompanyLookUp, { kind: 'not-verified' }>>({ kind: oneOf(['not-verified']) }),
)
