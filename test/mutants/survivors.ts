import type { Outcome } from './outcome.ts'

/** A StrykerJS change that survives, with the reason. */
type Survivor = Pick<Outcome, 'file' | 'was' | 'becomes'> & { readonly reason: string }

const cart = 'src/domain/cart'
const checkout = 'src/domain/checkout'
const money = 'src/domain/money'
const payment = 'src/domain/payment'
const tradeIn = 'src/domain/trade-in'
const returns = 'src/domain/return'

/** Found by the original text, so that lines may move. */
export const survivors: readonly Survivor[] = [
  {
    file: `${cart}/merge-lines.ts`,
    was: 'sides.sent !== undefined',
    becomes: 'true',
    reason: 'Where nothing was sent, no line of it is found either.',
  },
  {
    file: `${cart}/merge-lines.ts`,
    was: 'other === undefined',
    becomes: 'false',
    reason: 'For the type checker: a line that ours does not hold is one of theirs.',
  },
  {
    file: `${cart}/merge-three-ways.ts`,
    was: '() => false',
    becomes: '() => undefined',
    reason: 'A service is not marked as removed: undefined says no as well.',
  },
  {
    file: `${cart}/merge.ts`,
    was: 'more.length === 0',
    becomes: 'false',
    reason:
      'It saves pricing anew a phone that nothing came to: its protectors were priced already.',
  },
  {
    // In wholeNumber and in finiteNumber.
    file: `${cart}/narrow.ts`,
    was: "typeof value === 'number'",
    becomes: 'true',
    reason: 'For the type checker: Number.isSafeInteger and Number.isFinite take numbers alone.',
  },
  {
    file: `${checkout}/checkout.ts`,
    was: "state.kind === 'completed'",
    becomes: 'true',
    reason: 'A step that is not completed has no value either.',
  },
  {
    file: `${checkout}/untouched.ts`,
    was: 'known !== undefined',
    becomes: 'true',
    reason: 'For the type checker: the first step begins with its default.',
  },
  ...[
    ["checkout.steps[step].kind === 'editing'", 'true'] as const,
    ["checkout.steps[step].kind === 'editing'", 'false'] as const,
    ["checkout.steps[step].kind === 'editing'", "checkout.steps[step].kind !== 'editing'"] as const,
  ].map(([was, becomes]) => ({
    file: `${checkout}/prefill.ts`,
    was,
    becomes,
    reason: 'What is filled in part is opened next, or waits behind a step that is open already.',
  })),
  {
    file: `${checkout}/stored.ts`,
    was: 'draft === undefined',
    becomes: 'false',
    reason: 'A draft that is undefined is none; the type checker refuses it.',
  },
  ...[
    ['vouchers.length > 0', 'true'] as const,
    ['vouchers.length > 0', 'vouchers.length >= 0'] as const,
  ].map(([was, becomes]) => ({
    file: `${checkout}/totals.ts`,
    was,
    becomes,
    reason: 'Without vouchers nothing is left to pay of: it saves calculating the totals.',
  })),
  {
    file: `${checkout}/requested-cart.ts`,
    was: 'phoneId === undefined',
    becomes: 'false',
    reason: 'A device that is undefined is none; the type checker refuses it.',
  },
  {
    file: `${money}/announced-discount.ts`,
    was: 'charged.length === 0',
    becomes: 'false',
    reason: 'The lowest of no prices is infinite, and no percentage comes of it.',
  },
  ...[
    ['!Number.isSafeInteger(scaled)', 'false'] as const,
    ['throw new RangeError(`${percent} is not a percentage`)', ';'] as const,
  ].map(([was, becomes]) => ({
    file: `${money}/arithmetic.ts`,
    was,
    becomes,
    reason: 'BigInt, or the door for amounts after it, throws a RangeError of its own.',
  })),
  {
    file: `${money}/exact.ts`,
    was: 'numerator < 0n',
    becomes: 'numerator <= 0n',
    reason: 'Nothing is nothing, upwards and downwards.',
  },
  {
    file: `${money}/parse-amount.ts`,
    was: '/^(.+)([.,])(\\d+)$/su',
    becomes: '/(.+)([.,])(\\d+)$/su',
    reason: 'A search begins at the first sign, and the first part takes any.',
  },
  {
    file: `${payment}/availability.ts`,
    was: 'compare(minAmount, total) > 0',
    becomes: 'compare(minAmount, total) >= 0',
    reason: 'A range that begins at the amount covers it, and is not asked here.',
  },
  {
    file: `${payment}/availability.ts`,
    was: 'max !== undefined',
    becomes: 'true',
    reason: 'For the type checker: no number of items is above undefined.',
  },
  {
    file: `${payment}/choose-plan.ts`,
    was: 'person.customerPhone.trim()',
    becomes: 'person.customerPhone',
    reason: 'The written form of a number leaves its spaces out.',
  },
  ...[
    [
      '[rule.upperBound, upper].filter(bound => bound !== undefined)',
      '[rule.upperBound, upper]',
    ] as const,
    ['bound !== undefined', 'true'] as const,
  ].map(([was, becomes]) => ({
    file: `${payment}/installment.ts`,
    was,
    becomes,
    reason: 'What is undefined is sorted last, and the smallest is taken.',
  })),
  {
    file: `${returns}/return-due.ts`,
    was: "case 'expired':\n      return undefined",
    becomes: "case 'expired':",
    reason: 'Nothing follows: undefined is returned either way.',
  },
  {
    file: `${returns}/return-due.ts`,
    was: 'day > last',
    becomes: 'day >= last',
    reason: 'On the last day itself both are that day.',
  },
  {
    file: `${returns}/return-number.ts`,
    was: '/^(.+?)[\\s-]*R([1-9]\\d{0,2})$/i',
    becomes: '/(.+?)[\\s-]*R([1-9]\\d{0,2})$/i',
    reason: 'A search begins at the first sign, and the first part takes any.',
  },
  {
    file: `${tradeIn}/factors.ts`,
    was: "contact === 'faults'",
    becomes: 'false',
    reason: 'For the type checker: with faults the answers are calculated as of one that works.',
  },
  {
    file: `${tradeIn}/offer.ts`,
    was: 'afterwards().numerator < 0n',
    becomes: 'afterwards().numerator <= 0n',
    reason: 'From nothing to nothing is a line of nothing, which is left out.',
  },
  {
    file: `${tradeIn}/offer.ts`,
    was: 'above > 0',
    becomes: 'above >= 0',
    reason: 'What is nothing above the most is a line of nothing, which is left out.',
  },
  {
    file: `${tradeIn}/reprice.ts`,
    was: 'one.minor < other.minor',
    becomes: 'one.minor <= other.minor',
    reason: 'Of two equal amounts either is the lesser.',
  },
  ...['one <= other', 'one >= other'].map(becomes => ({
    file: `${tradeIn}/reprice.ts`,
    was: 'one < other',
    becomes,
    reason: 'Both sides are sorted alike, and no word stands twice.',
  })),
  {
    file: `${tradeIn}/trade-in-due.ts`,
    was: "case 'cancelled':\n      return undefined",
    becomes: "case 'cancelled':",
    reason: 'Nothing follows: undefined is returned either way.',
  },
  ...['/[A-Z]{3}\\d{9,11}$/', '/^[A-Z]{3}\\d{9,11}/'].map(becomes => ({
    file: `${tradeIn}/trade-in-number.ts`,
    was: '/^[A-Z]{3}\\d{9,11}$/',
    becomes,
    reason: 'What is read is compared with the number written anew.',
  })),
  {
    file: `${tradeIn}/trade-in-number.ts`,
    was: 'serial <= highest',
    becomes: 'true',
    reason: 'Eleven digits, the last of them the check, hold no more.',
  },
  {
    file: `${tradeIn}/steps.ts`,
    was: 'condition !== undefined',
    becomes: 'true',
    reason: 'For the type checker: a model has no fact of the name "undefined".',
  },
  {
    file: `${tradeIn}/transition.ts`,
    was: 'answers.model === undefined',
    becomes: 'false',
    reason: 'For the type checker: nothing is known of a model without an id.',
  },
]

/** Adds the reason for which an outcome may survive, if there is one. */
export function withReason(outcome: Outcome): Outcome {
  const known = survivors.find(
    ({ file, was, becomes }) =>
      file === outcome.file && was === outcome.was && becomes === outcome.becomes,
  )
  return known ? { ...outcome, reason: known.reason } : outcome
}
