import { subtract } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { AnsweredStep, Answers } from './answers.ts'
import { offerFor, type Priced } from './offer.ts'
import type { PayoutMethod } from './price-tables.ts'
import { type InspectedPart, inspectedParts } from './trade-in-view.ts'
import { type RejectReason, rejectReasons, reviewReasons } from './verdict.ts'

/** The condition found at inspection; a part that is not mentioned is as declared. */
export type Found = Pick<Answers, InspectedPart & AnsweredStep>

/** The change of the offer by a part that differs from the declaration; negative if it lowers the offer. */
export type RepricedLine = { readonly part: InspectedPart; readonly amount: Money }

export type Repriced =
  /** The lines add up to `amount` minus the first offer; one line for each part that differs. */
  | { readonly kind: 'priced'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly RejectReason[] }
  /** Staff set the price, at most `most`. */
  | { readonly kind: 'person-decides'; readonly most: Money }

/** The first offer: its answers, payout method and amount. */
export type FirstOffer = {
  readonly declared: Answers
  readonly payout: PayoutMethod
  readonly amount: Money
}

/** From the same book version; `base` is that of the configuration found. `decided` is the price set by staff. */
type Bench = Priced & { readonly decided?: Money }

/**
 * A second offer is priced by the same book version with the condition found. Parts are priced one by one in the order
 * of the questions, those that staff have to judge last, so that each line is the change made by that part
 * (sell.md, A sale's states).
 */
export function reprice(first: FirstOffer, found: Found, bench: Bench): Repriced {
  const whole = { ...first.declared, ...found }
  const reasons = rejectReasons(whole)
  if (reasons.length > 0) return { kind: 'rejected', reasons }
  const parts = partsFoundOtherwise(first.declared, found)
  if (parts.length === 0) return { kind: 'priced', amount: first.amount, lines: [] }
  const offer = offerFor(whole, first.payout, bench)
  if (offer.kind === 'manual-review' && bench.decided === undefined)
    return { kind: 'person-decides', most: lesser(offer.most, first.amount) }
  return { kind: 'priced', ...lineByLine(first, found, parts, bench) }
}

/** The parts that differ from the declaration, in the order of the questions. */
function partsFoundOtherwise(declared: Answers, found: Found): readonly InspectedPart[] {
  return inspectedParts.filter(
    part => found[part] !== undefined && written(found[part]) !== written(declared[part]),
  )
}

function lineByLine(
  { declared, payout, amount: first }: FirstOffer,
  found: Found,
  parts: readonly InspectedPart[],
  bench: Bench,
): { readonly amount: Money; readonly lines: readonly RepricedLine[] } {
  const lines: RepricedLine[] = []
  let answers = declared
  let before = first
  for (const part of judgedLast(declared, found, parts)) {
    answers = { ...answers, [part]: found[part] }
    const offer = offerFor(answers, payout, bench)
    const after = offer.kind === 'offer' ? offer.amount : (bench.decided ?? before)
    lines.push({ part, amount: subtract(after, before) })
    before = after
  }
  const inOrder = lines.toSorted(
    (one, other) => inspectedParts.indexOf(one.part) - inspectedParts.indexOf(other.part),
  )
  return { amount: before, lines: inOrder }
}

function judgedLast(
  declared: Answers,
  found: Found,
  parts: readonly InspectedPart[],
): readonly InspectedPart[] {
  const isJudged = (part: InspectedPart) =>
    reviewReasons({ [part]: found[part] ?? declared[part] }).length > 0
  return [...parts.filter(part => !isJudged(part)), ...parts.filter(isJudged)]
}

function lesser(one: Money, other: Money): Money {
  return one.minor < other.minor ? one : other
}

/** The order of defects does not matter; of a configuration only the given options count. */
function written(answer: Answers[AnsweredStep]): string {
  return Array.isArray(answer)
    ? JSON.stringify(answer.toSorted())
    : typeof answer === 'object'
      ? JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : String(answer)
}
