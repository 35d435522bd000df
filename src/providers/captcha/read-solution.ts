import type { Challenge, Solution } from 'altcha-lib/types'

type Signed = Challenge & {
  readonly signature: string
  readonly parameters: { readonly expiresAt: number; readonly keySignature: string }
}

/** Longer ones are not parsed; a real one has about 700 characters. */
const longest = 2_000

/**
 * The value in a form: base64 of the JSON of challenge and solution, in the format of ALTCHA's widget; `undefined` for
 * anything else.
 */
export function readSolution(
  text: string,
): { readonly challenge: Signed; readonly solution: Solution } | undefined {
  if (text.length > longest) return undefined
  const { challenge, solution } = fieldsOf(jsonIn(text))
  const { parameters, signature } = fieldsOf(challenge)
  const { algorithm, nonce, salt, keyPrefix, keySignature, expiresAt } = fieldsOf(parameters)
  const texts = [signature, algorithm, nonce, salt, keyPrefix, keySignature]
  if (texts.some(value => typeof value !== 'string') || typeof expiresAt !== 'number')
    return undefined
  if (typeof fieldsOf(solution).counter !== 'number') return undefined
  // The parts in use are checked above; the rest is covered by the signature, or ignored.
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
