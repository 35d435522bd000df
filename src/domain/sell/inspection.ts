import type { Money } from '#domain/money/money.ts'
import type { Found, Repriced, RepricedLine } from './reprice.ts'
import { isPaidInFull } from './second-offer.ts'
import type { BenchVerdict, InspectionReason } from './verdict.ts'

/** What somebody at the bench found. */
export type Inspection = {
  readonly found: Found
  /** Of the price book, where it is another than declared. */
  readonly model?: string
  readonly isLocked: boolean
  readonly verdict?: BenchVerdict
}

export type Judgement =
  | { readonly kind: 'as-offered' }
  | { readonly kind: 'less'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly InspectionReason[] }
  /** A person says what it is worth, `most` at most. */
  | { readonly kind: 'person-decides'; readonly most: Money }

/** sell.md: rejected before anything is reckoned; within the tolerance paid as offered; less is offered a second time. */
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
