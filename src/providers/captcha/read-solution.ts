import type { Challenge, Solution } from 'altcha-lib/types'

type Signed = Challenge & {
  readonly signature: string
  readonly parameters: { readonly expiresAt: number; readonly keySignature: string }
}

/** Longer ones are not looked into; a real one has some 700 letters. */
const longest = 2_000

/** What a form sends: base64 of the JSON of challenge and solution, as ALTCHA's own widget writes it; undefined for anything else. */
export function readSolution(
  text: string,
): { readonly challenge: Signed; readonly solution: Solution } | undefined {
  if (text.length > longest) return undefined
  const { challenge, solution } = fieldsOf(jsonIn(text))
  const { parameters, signature } = fieldsOf(challenge)
  const { algorithm, nonce, salt, keyPrefix, keySignature, expiresAt } = fieldsOf(parameters)
  const label = [signature, algorithm, nonce, salt, keyPrefix, keySignature]
  if (label.some(word => typeof word !== 'string') || typeof expiresAt !== 'number')
    return undefined
  if (typeof fieldsOf(solution).counter !== 'number') return undefined
  // Checked just now as far as it is used; what else it holds is covered by the signature, or ignored.
  return { challenge: challenge as Signed, solution: solution as Solution }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
