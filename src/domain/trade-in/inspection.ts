import type { Money } from '#domain/money/money.ts'
import type { Found, Repriced, RepricedLine } from './reprice.ts'
import { isPaidInFull } from './second-offer.ts'
import type { BenchVerdict, InspectionReason } from './verdict.ts'

/** The findings of the inspector. */
export type Inspection = {
  readonly found: Found
  /** Model id in the price book, if it differs from the declared one. */
  readonly model?: string
  readonly isLocked: boolean
  readonly verdict?: BenchVerdict
}

export type Judgement =
  | { readonly kind: 'as-offered' }
  | { readonly kind: 'less'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly InspectionReason[] }
  /** Staff set the price, at most `most`. */
  | { readonly kind: 'person-decides'; readonly most: Money }

/**
 * Rejection comes before pricing; a price within the tolerance is paid as offered; a lower one makes a second
 * offer (sell.md).
 */
export function judge(
  first: Money,
  { isLocked, verdict }: Omit<Inspection, 'found'>,
  repriced: Repriced,
): Judgement {
  const reasons = new Set<InspectionReason>([
    ...(verdict === undefined ? [] : [verdict]),
    ...(isLocked ? (['locked'] as const) : []),
    ...(repriced.kind === 'rejected' ? repriced.reasons : []),
  ])
  if (reasons.size > 0) return { kind: 'rejected', reasons: [...reasons] }
  if (repriced.kind !== 'priced') return repriced
  const { amount, lines } = repriced
  return isPaidInFull(first, amount) ? { kind: 'as-offered' } : { kind: 'less', amount, lines }
}
