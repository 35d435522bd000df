/**
 * What a raw spelling stands for. Only `exact` may be applied without asking; `near` waits for a person; `ambiguous`
 * has several meanings, `unknown` none, with the values there are; `unsaid` is an empty cell.
 */
export type Proposal<T> =
  | { readonly kind: 'exact'; readonly value: T }
  | { readonly kind: 'near'; readonly value: T }
  | { readonly kind: 'ambiguous'; readonly values: readonly T[] }
  | { readonly kind: 'unknown'; readonly closest: readonly T[] }
  | { readonly kind: 'unsaid' }

export const exact = <T>(value: T) => ({ kind: 'exact', value }) as const
export const near = <T>(value: T) => ({ kind: 'near', value }) as const
export const ambiguous = <T>(values: readonly T[]) => ({ kind: 'ambiguous', values }) as const
export const unknown = <T>(closest: readonly T[] = []) => ({ kind: 'unknown', closest }) as const
export const unsaid = { kind: 'unsaid' } as const

/** One candidate is near, several are ambiguous, none is no answer. */
export const nearestOf = <T>(candidates: readonly T[]): Proposal<T> | undefined => {
  const [first, ...others] = new Set(candidates)
  if (first === undefined) return undefined
  return others.length === 0 ? near(first) : ambiguous([first, ...others])
}
