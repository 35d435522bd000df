import type { DeviceType } from '#domain/device/device.ts'
import { type Exact, exactly, floorTo, plus, share } from '#domain/money/exact.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { Answers } from './answers.ts'
import { type Deducted, deductionsOf } from './deductions.ts'
import { type FactorKind, factorsOf } from './factors.ts'
import type { PayoutMethod, PriceTables } from './price-tables.ts'
import { roundOffer } from './round-offer.ts'
import { type RejectReason, type ReviewReason, rejectReasons, reviewReasons } from './verdict.ts'

/** The kinds of lines in the breakdown: the base price first, the rounding last. */
export type OfferLineKind =
  | { readonly kind: 'base' }
  /** The price set by staff after reviewing the answers. */
  | { readonly kind: 'by-person' }
  | { readonly kind: 'factor'; readonly factor: FactorKind }
  | { readonly kind: 'defect'; readonly defect: Deducted }
  | { readonly kind: 'most-deducted' }
  | { readonly kind: 'second-controller' }
  | { readonly kind: 'not-below-nothing' }
  | { readonly kind: 'payout'; readonly payout: PayoutMethod }
  | { readonly kind: 'rounding' }

export type OfferLine = OfferLineKind & { readonly amount: Money }

export type Offer =
  /** The lines add up to the amount. */
  | { readonly kind: 'offer'; readonly amount: Money; readonly lines: readonly OfferLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly RejectReason[] }
  /** Staff decide; the price is at most `most`. */
  | {
      readonly kind: 'manual-review'
      readonly reasons: readonly ReviewReason[]
      readonly most: Money
    }

/** The inputs of the calculation: base price B from the price book, and its tables. */
export type Priced = {
  readonly type: DeviceType
  readonly base: Money
  readonly tables: PriceTables
}

/** Reject → manual review → multipliers → deductions → payout → one rounding, down (sell.md, Price). */
export function offerFor(answers: Answers, payout: PayoutMethod, priced: Priced): Offer {
  const rejected = rejectReasons(answers)
  if (rejected.length > 0) return { kind: 'rejected', reasons: rejected }
  const reviewed = reviewReasons(answers)
  if (reviewed.length > 0)
    return { kind: 'manual-review', reasons: reviewed, most: mostUnseen(reviewed, answers, priced) }
  return calculate(answers, payout, priced)
}

/**
 * A device without power is worth at most 12 % of B; one with faults after liquid contact at most its price without
 * them (sell.md).
 */
function mostUnseen(reasons: readonly ReviewReason[], answers: Answers, priced: Priced): Money {
  const { base, tables } = priced
  return reasons.includes('no-power')
    ? roundOffer(share(exactly(base), tables.mostWithoutPower), base.currency)
    : calculate({ ...answers, 'liquid-contact': 'works' }, 'bank-fast', priced).amount
}

type Calculated = Extract<Offer, { kind: 'offer' }>
type Stage = { readonly line: OfferLineKind; readonly after: Exact }

function calculate(answers: Answers, payout: PayoutMethod, priced: Priced): Calculated {
  const { base, tables } = priced
  const worth: Stage[] = [{ line: { kind: 'base' }, after: exactly(base) }]
  const afterwards = () => worth.at(-1)?.after ?? exactly(base)
  const stage = (line: OfferLineKind, after: Exact) => worth.push({ line, after })

  for (const { factor, percent } of factorsOf(answers, priced.type, tables))
    stage({ kind: 'factor', factor }, share(afterwards(), percent))
  for (const { line, percent } of sharesOfBase(answers, tables))
    stage(line, plus(afterwards(), share(exactly(base), percent)))
  const isBelow = afterwards().numerator < 0n
  if (isBelow) stage({ kind: 'not-below-nothing' }, exactly({ minor: 0 }))
  stage({ kind: 'payout', payout }, share(afterwards(), tables.payout[payout]))
  const amount = roundOffer(afterwards(), base.currency)
  stage({ kind: 'rounding' }, exactly(amount))
  return { kind: 'offer', amount, lines: linesOf(worth, base.currency) }
}

/** − min(ΣD, 60 %) × B; a second controller is added the same way. Whole percent of B (sell.md). */
function sharesOfBase(
  answers: Answers,
  tables: PriceTables,
): readonly { readonly line: OfferLineKind; readonly percent: number }[] {
  const { defects, hasSecondController } = deductionsOf(answers, tables)
  const above = defects.reduce((sum, { percent }) => sum + percent, -tables.mostDeducted)
  return [
    ...defects.map(({ defect, percent }) => ({
      line: { kind: 'defect', defect } as const,
      percent: -percent,
    })),
    ...(above > 0 ? [{ line: { kind: 'most-deducted' } as const, percent: above }] : []),
    ...(hasSecondController
      ? [
          {
            line: { kind: 'second-controller' } as const,
            percent: tables.controllers.secondBonus,
          },
        ]
      : []),
  ]
}

/** Each line is its change in whole minor units, so that the lines add up; a change of zero has no line. */
function linesOf(worth: readonly Stage[], currency: Currency): readonly OfferLine[] {
  const shown = worth.map(({ after }) => floorTo(1, after, currency).minor)
  return worth
    .map(({ line }, at) => {
      const minor = (shown[at] ?? 0) - (shown[at - 1] ?? 0)
      return { ...line, amount: { minor, currency } }
    })
    .filter(({ kind, amount }) => kind === 'base' || amount.minor !== 0)
}
