/**
 * The meaning of a raw spelling. Only `exact` may be applied without confirmation; `near` waits for a person;
 * `ambiguous` has several meanings, `unknown` none, with the existing values; `unsaid` is an empty cell.
 */
export type Proposal<T> =
  | { readonly kind: 'exact'; readonly value: T }
  | { readonly kind: 'near'; readonly value: T }
  | { readonly kind: 'ambiguous'; readonly values: readonly T[] }
  | { readonly kind: 'unknown'; readonly closest: readonly T[] }
  | { readonly kind: 'unsaid' }

export function exact<T>(value: T) {
  return { kind: 'exact', value } as const
}
export function near<T>(value: T) {
  return { kind: 'near', value } as const
}
export function ambiguous<T>(values: readonly T[]) {
  return { kind: 'ambiguous', values } as const
}
export function unknown<T>(closest: readonly T[] = []) {
  return { kind: 'unknown', closest } as const
}
export const unsaid = { kind: 'unsaid' } as const

/** One candidate is near, several are ambiguous, none gives no proposal. */
export function nearestOf<T>(candidates: readonly T[]): Proposal<T> | undefined {
  const [first, ...others] = new Set(candidates)
  if (first === undefined) return undefined
  return others.length === 0 ? near(first) : ambiguous([first, ...others])
}
