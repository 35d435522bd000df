import type { Money } from '#domain/money/money.ts'
import type { Found, Repriced, RepricedLine } from './reprice.ts'
import { isPaidInFull } from './second-offer.ts'
import type { InspectedPart } from './trade-in-view.ts'
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
  | { readonly kind: 'more'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'less'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly InspectionReason[] }
  /** Staff set the price, at most `most`. */
  | { readonly kind: 'person-decides'; readonly most: Money }

/** The decision after a second look. */
export type SecondJudgement =
  | Exclude<Judgement, { readonly kind: 'rejected' | 'person-decides' }>
  /** The second offer stays as it was. */
  | { readonly kind: 'stays' }

/** After an objection the second offer may only stay or rise, whatever is found (sell.md, Rulings). */
export function judgeAgain(
  secondOffer: Money,
  judgement: Exclude<Judgement, { readonly kind: 'person-decides' }>,
): SecondJudgement {
  const { kind } = judgement
  if (kind === 'as-offered' || kind === 'more') return judgement
  return kind === 'less' && judgement.amount.minor > secondOffer.minor
    ? judgement
    : { kind: 'stays' }
}

/** The first line that lowers the offer without a photo of it: such an offer is not sent (sell.md, Rulings). */
export function lineWithoutPhoto(
  lines: readonly RepricedLine[],
  photographed: readonly (InspectedPart | undefined)[],
): InspectedPart | undefined {
  return lines.find(({ part, amount }) => amount.minor < 0 && !photographed.includes(part))?.part
}

/**
 * Rejection comes before pricing; a higher price is paid without asking; one within the tolerance is paid as offered; a
 * lower one makes a second offer (sell.md, Rulings).
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
  if (amount.minor > first.minor) return { kind: 'more', amount, lines }
  return isPaidInFull(first, amount) ? { kind: 'as-offered' } : { kind: 'less', amount, lines }
}
