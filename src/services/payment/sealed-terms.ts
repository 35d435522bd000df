import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { NewAttempt } from '#store/payment/attempts.ts'
import type { Seal } from '#store/seal.ts'

/** Personal data are separated and encrypted. */
export function sealedTerms(
  seal: Seal,
  terms: ChosenTerms | undefined,
): Pick<NewAttempt, 'terms' | 'personSealed'> {
  if (!terms) return { terms: null, personSealed: null }
  const { person, ...rest } = terms
  return { terms: rest, personSealed: person ? seal.seal(JSON.stringify(person)) : null }
}
