import { subtract } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { AnsweredStep, Answers } from './answers.ts'
import { offerFor, type Priced } from './offer.ts'
import type { Payout } from './price-tables.ts'
import { type InspectedPart, inspectedParts } from './sale-view.ts'
import { type RejectReason, rejectReasons, reviewReasons } from './verdict.ts'

/** What was found of a device; a part nobody speaks of is as declared. */
export type Found = Pick<Answers, InspectedPart & AnsweredStep>

/** What a part found otherwise than declared changes of the offer, below zero where it lowers it. */
export type RepricedLine = { readonly part: InspectedPart; readonly amount: Money }

export type Repriced =
  /** The lines add up to `amount` less the first offer; there is one for each part found otherwise. */
  | { readonly kind: 'priced'; readonly amount: Money; readonly lines: readonly RepricedLine[] }
  | { readonly kind: 'rejected'; readonly reasons: readonly RejectReason[] }
  /** A person says what it is worth, `most` at most. */
  | { readonly kind: 'person-decides'; readonly most: Money }

/** What was offered: by which answers, how it is paid, how much that came to. */
export type FirstOffer = {
  readonly declared: Answers
  readonly payout: Payout
  readonly amount: Money
}

/** By the same book version; `base` is that of the configuration found. `decided` is what a person says it is worth. */
type Bench = Priced & { readonly decided?: Money }

/**
 * sell.md, A sale's states: a second offer re-prices the same book version with the condition found. Part by part in the
 * order of the questions, what a person has to judge last, so that each line is what that part changes.
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

/** In the order of the questions. */
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

/** Defects are a set; of a configuration only what is said counts. */
function written(answer: Answers[AnsweredStep]): string {
  return Array.isArray(answer)
    ? JSON.stringify(answer.toSorted())
    : typeof answer === 'object'
      ? JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : String(answer)
}
