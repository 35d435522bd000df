import { add } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { type Answers, ticksOf } from './answers.ts'
import type { Deducted } from './deductions.ts'
import type { FactorKind } from './factors.ts'
import type { OfferLine } from './offer.ts'
import type { InspectedPart } from './trade-in-view.ts'

/** An amount of an offer, by the question it belongs to; `cap` is what the limits on deductions add back. */
export type PartLine =
  | {
      readonly kind: 'base' | 'by-person' | 'cap' | 'payout' | 'rounding'
      readonly amount: Money
    }
  | { readonly kind: 'part'; readonly part: InspectedPart; readonly amount: Money }

const partOfFactor: Record<FactorKind, InspectedPart> = {
  display: 'grading-display',
  case: 'grading-case',
  'burn-in': 'burn-in',
  liquid: 'liquid-contact',
  battery: 'battery',
  network: 'config-provider',
}

/**
 * The lines of the offer, with several defects of one question in one line; their sum equals the sum of `lines`
 * (sell.md, offer).
 */
export function linesByPart(lines: readonly OfferLine[], answers: Answers): readonly PartLine[] {
  const byPart = new Map<string, PartLine>()
  for (const line of lines) {
    const next = toPartLine(line, answers)
    const same = byPart.get(keyOf(next))
    byPart.set(keyOf(next), same ? { ...same, amount: add(same.amount, next.amount) } : next)
  }
  return [...byPart.values()]
}

function keyOf(line: PartLine): string {
  return line.kind === 'part' ? line.part : line.kind
}

function toPartLine(line: OfferLine, answers: Answers): PartLine {
  const { amount } = line
  switch (line.kind) {
    case 'factor':
      return { kind: 'part', part: partOfFactor[line.factor], amount }
    case 'defect':
      return { kind: 'part', part: partsIn(line.defect, answers), amount }
    case 'second-controller':
      return { kind: 'part', part: 'console-controllers', amount }
    case 'most-deducted':
    case 'not-below-nothing':
      return { kind: 'cap', amount }
    case 'base':
    case 'by-person':
    case 'payout':
    case 'rounding':
      return { kind: line.kind, amount }
  }
}

/** Several device types share a defect: finds the question this device was asked. */
function partsIn(defect: Deducted, answers: Answers): InspectedPart {
  return (
    (Object.keys(ticksOf) as (keyof typeof ticksOf)[]).find(step =>
      (answers[step] as readonly string[] | undefined)?.includes(defect),
    ) ?? 'console-controllers'
  )
}
