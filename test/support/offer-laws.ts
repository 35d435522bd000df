import fc from 'fast-check'
import type { Answers } from '#domain/trade-in/answers.ts'
import { offerFor, type Priced } from '#domain/trade-in/offer.ts'
import type { PriceTables } from '#domain/trade-in/price-tables.ts'
import { deviceTypes, multipleChoiceSteps, pricedAnswers, scales } from './sold-answers.ts'

const steps = { RON: 500, BGN: 500, HUF: 50_000, EUR: 100 }
const percentOf = { 'bank-fast': 100, 'bank-slow': 105, voucher: 108 }
type Payout = keyof typeof percentOf

/** Answers, the same answers with one of them worse, and the prices they are calculated from. */
export type OfferCase = {
  readonly answers: Answers
  readonly worse: Answers
  readonly payout: Payout
  readonly priced: Omit<Priced, 'tables'>
}

function nextWorse<Value>(scale: readonly Value[], value: Value): Value {
  // An unknown value has no next worse one.
  return scale.includes(value)
    ? (scale[Math.min(scale.indexOf(value) + 1, scale.length - 1)] ?? value)
    : value
}

function worsened(answers: Answers, which: number, defect: number): Answers {
  const graded = (Object.keys(scales) as (keyof typeof scales)[]).map(
    (step): Answers => ({
      ...answers,
      [step]: nextWorse<string>(scales[step], answers[step] ?? scales[step][0]),
    }),
  )
  const ticked = (Object.keys(multipleChoiceSteps) as (keyof typeof multipleChoiceSteps)[]).map(
    (step): Answers => {
      const all = multipleChoiceSteps[step]
      return {
        ...answers,
        [step]: [...new Set([...(answers[step] ?? []), all[defect % all.length]])],
      }
    },
  )
  const healths = ['90-up', '85-89', '80-84', 'service'] as const
  const health = nextWorse<string>(healths, answers.battery?.health ?? '90-up')
  const drained = { ...answers, battery: { health, isSwollen: false } } as Answers
  const others = [...graded, ...ticked, drained]
  return others[which % others.length] ?? answers
}

export const anySheet: fc.Arbitrary<OfferCase> = fc
  .record({
    answers: pricedAnswers,
    payout: fc.constantFrom('bank-fast', 'bank-slow', 'voucher'),
    priced: fc.record({
      type: fc.constantFrom(...deviceTypes),
      base: fc.record({
        minor: fc.integer({ min: 0, max: 200_000_000 }),
        currency: fc.constantFrom('RON', 'BGN', 'HUF', 'EUR'),
      }),
    }),
    which: fc.nat(),
    defect: fc.nat(),
  })
  .map(({ which, defect, ...sheet }) => ({
    ...sheet,
    worse: worsened(sheet.answers, which, defect),
  }))

/** The laws of every offer (sell.md, Price); returns those that are broken. */
export function brokenLaws(
  { answers, worse, payout, priced }: OfferCase,
  tables: PriceTables,
): readonly string[] {
  const offer = offerFor(answers, payout, { ...priced, tables })
  const lower = offerFor(worse, payout, { ...priced, tables })
  if (offer.kind !== 'offer' || lower.kind !== 'offer') return ['no price']
  const { minor } = offer.amount
  const { base } = priced
  const sum = offer.lines.reduce((whole, line) => whole + line.amount.minor, 0)
  return [
    ...(sum === minor ? [] : [`the lines add up to ${sum}, not to ${minor}`]),
    ...(minor % steps[base.currency] === 0 ? [] : [`${minor} is no whole step`]),
    ...(minor >= 0 ? [] : [`${minor} is below nothing`]),
    ...(minor * 10_000 <= base.minor * 104 * percentOf[payout]
      ? []
      : [`${minor} is above B × (1 + bonuses) × payout`]),
    ...(lower.amount.minor <= minor ? [] : [`worse is worth more: ${lower.amount.minor}`]),
  ]
}
