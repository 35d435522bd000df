import { ibanError, toStoredIban } from '#domain/field/patterns/iban.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** The account that receives a bank transfer. */
export type BankAccount = { readonly iban: string; readonly holder: string }

export type AccountError = { readonly field: 'iban' | 'holder'; readonly code: string }

/** The maximum length that banks accept. */
const longestHolder = 70

/** The account as stored, or its first invalid field (Complaints of this trade, wrong IBAN). */
export function parseAccount({ iban, holder }: BankAccount): Result<BankAccount, AccountError> {
  const error = ibanError(iban)
  if (error) return refuse({ field: 'iban', code: error })
  const name = holder.trim().replace(/\s+/g, ' ')
  if (name === '') return refuse({ field: 'holder', code: 'required' })
  if (name.length > longestHolder) return refuse({ field: 'holder', code: 'max-length' })
  if (!/^\p{L}[\p{L}\p{M}\d .,'’&()/-]+$/u.test(name))
    return refuse({ field: 'holder', code: 'pattern' })
  return ok({ iban: toStoredIban(iban) ?? '', holder: name })
}
