import { describe, expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { firstPriceTables, type Payout } from './price-tables.ts'
import { type Found, reprice } from './reprice.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' as const }
}

const declared: Answers = {
  intro: 'SMARTPHONE',
  'config-all': { storage: '128 GB', color: 'Blue' },
  'liquid-contact': 'none',
  'grading-display': 'flawless',
  'grading-case': 'light',
  battery: { health: '90-up', isSwollen: false },
  'display-defects': [],
  'phone-defects': ['buttons', 'charging'],
}

// 1,000 × .96 − 6 % − 10 % of 1,000 = 800 lei.
const offered = lei(80_000)

function secondOf(
  found: Found,
  over: { base?: number; decided?: number; payout?: Payout; first?: number } = {},
) {
  return reprice(
    {
      declared,
      payout: over.payout ?? 'bank-fast',
      amount: over.first === undefined ? offered : lei(over.first),
    },
    found,
    {
      type: 'SMARTPHONE',
      tables: firstPriceTables,
      base: lei(over.base ?? 100_000),
      ...(over.decided !== undefined && { decided: lei(over.decided) }),
    },
  )
}

describe('A device found', () => {
  test('as declared keeps its offer, in whatever order its defects are named', () => {
    expect(secondOf({})).toEqual({ kind: 'priced', amount: offered, lines: [] })
    expect(
      secondOf({
        'phone-defects': ['charging', 'buttons'],
        battery: { isSwollen: false, health: '90-up' },
      }),
    ).toEqual({ kind: 'priced', amount: offered, lines: [] })
  })

  test('as declared keeps what a person offered for it', () => {
    const broken: Answers = { ...declared, 'phone-defects': ['power'] }
    const first = { declared: broken, payout: 'bank-fast', amount: lei(10_000) } as const
    const bench = { type: 'SMARTPHONE', tables: firstPriceTables, base: lei(100_000) } as const
    expect(reprice(first, {}, bench)).toEqual({ kind: 'priced', amount: lei(10_000), lines: [] })
  })

  test('worse in one part is worth less by that part', () => {
    // 1,000 × .94 × .96 − 160 = 742.40, down to 740.
    expect(secondOf({ 'grading-display': 'light' })).toEqual({
      kind: 'priced',
      amount: lei(74_000),
      lines: [{ part: 'grading-display', amount: lei(-6_000) }],
    })
  })

  test('worse in several has a line for each, in the order of the questions', () => {
    // 1,000 × .94 × .96 − 160 = 742.40; × .95 of the product before: 857.28 − 160 = 697.28.
    expect(
      secondOf({ battery: { health: '80-84', isSwollen: false }, 'grading-display': 'light' }),
    ).toEqual({
      kind: 'priced',
      amount: lei(69_500),
      lines: [
        { part: 'grading-display', amount: lei(-6_000) },
        { part: 'battery', amount: lei(-4_500) },
      ],
    })
  })

  test('better in one part makes up for another, and is a line above nothing', () => {
    // 1,000 × .94 × 1 − 160 = 780: the case was declared light and is like new.
    expect(secondOf({ 'grading-display': 'light', 'grading-case': 'like-new' })).toEqual({
      kind: 'priced',
      amount: lei(78_000),
      lines: [
        { part: 'grading-display', amount: lei(-6_000) },
        { part: 'grading-case', amount: lei(4_000) },
      ],
    })
  })

  test('in another configuration is priced by the base of that one', () => {
    // 900 × .96 − 16 % of 900 = 720.
    expect(
      secondOf({ 'config-all': { storage: '64 GB', color: 'Blue' } }, { base: 90_000 }),
    ).toEqual({
      kind: 'priced',
      amount: lei(72_000),
      lines: [{ part: 'config-all', amount: lei(-8_000) }],
    })
  })

  test('in another colour has a line that changes nothing', () => {
    expect(secondOf({ 'config-all': { storage: '128 GB', color: 'Red' } })).toEqual({
      kind: 'priced',
      amount: offered,
      lines: [{ part: 'config-all', amount: lei(0) }],
    })
  })

  test('is paid the same way as it was offered', () => {
    // 742.40 × 1.08 = 801.792, down to 800; offered was 864, down to 860.
    expect(secondOf({ 'grading-display': 'light' }, { payout: 'voucher', first: 86_000 })).toEqual({
      kind: 'priced',
      amount: lei(80_000),
      lines: [{ part: 'grading-display', amount: lei(-6_000) }],
    })
  })

  test('with a swollen battery is rejected', () => {
    expect(secondOf({ battery: { health: '90-up', isSwollen: true } })).toEqual({
      kind: 'rejected',
      reasons: ['swollen-battery'],
    })
  })

  test('without power waits for a person, for 12 % of the base at most and never more than was offered', () => {
    const found: Found = { 'phone-defects': ['power'] }
    expect(secondOf(found)).toEqual({ kind: 'person-decides', most: lei(12_000) })
    expect(secondOf(found, { first: 10_000 })).toEqual({
      kind: 'person-decides',
      most: lei(10_000),
    })
  })

  test('without power is reckoned last, in whatever order its parts are asked', () => {
    // 1,000 × .94 × .96 − 160 = 742.40, down to 740; × .95 of the product: 695; then 90 for all of it.
    expect(
      secondOf(
        {
          'liquid-contact': 'faults',
          'grading-display': 'light',
          battery: { health: '80-84', isSwollen: false },
        },
        { decided: 9_000 },
      ),
    ).toEqual({
      kind: 'priced',
      amount: lei(9_000),
      lines: [
        { part: 'liquid-contact', amount: lei(-60_500) },
        { part: 'grading-display', amount: lei(-6_000) },
        { part: 'battery', amount: lei(-4_500) },
      ],
    })
  })

  test('without power is worth what a person said; what else differs is reckoned before', () => {
    expect(
      secondOf(
        { 'phone-defects': ['buttons', 'charging', 'power'], 'grading-display': 'light' },
        { decided: 9_000 },
      ),
    ).toEqual({
      kind: 'priced',
      amount: lei(9_000),
      lines: [
        { part: 'grading-display', amount: lei(-6_000) },
        { part: 'phone-defects', amount: lei(-65_000) },
      ],
    })
  })
})
