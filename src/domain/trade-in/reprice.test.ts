import { describe, expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { firstPriceTables, type PayoutMethod } from './price-tables.ts'
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
  over: { base?: number; decided?: number; payout?: PayoutMethod; first?: number } = {},
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

describe('An inspected device', () => {
  test('a device found as declared keeps its offer, whatever the order of its defects', () => {
    expect(secondOf({})).toEqual({ kind: 'priced', amount: offered, lines: [] })
    expect(
      secondOf({
        'phone-defects': ['charging', 'buttons'],
        battery: { isSwollen: false, health: '90-up' },
      }),
    ).toEqual({ kind: 'priced', amount: offered, lines: [] })
  })

  test('a device found as declared keeps an offer set by staff', () => {
    const broken: Answers = { ...declared, 'phone-defects': ['power'] }
    const first = { declared: broken, payout: 'bank-fast', amount: lei(10_000) } as const
    const bench = { type: 'SMARTPHONE', tables: firstPriceTables, base: lei(100_000) } as const
    expect(reprice(first, {}, bench)).toEqual({ kind: 'priced', amount: lei(10_000), lines: [] })
  })

  test('a device worse in one part is worth less by that part', () => {
    // 1,000 × .94 × .96 − 160 = 742.40, down to 740.
    expect(secondOf({ 'grading-display': 'light' })).toEqual({
      kind: 'priced',
      amount: lei(74_000),
      lines: [{ part: 'grading-display', amount: lei(-6_000) }],
    })
  })

  test('a device worse in several parts has a line for each, in the order of the questions', () => {
    // 1,000 × .94 × .96 − 160 = 742.40; × .95 before the deductions: 857.28 − 160 = 697.28.
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

  test('a better part offsets a worse one, and has a line above zero', () => {
    // 1,000 × .94 × 1 − 160 = 780: the case was declared light and found like new.
    expect(secondOf({ 'grading-display': 'light', 'grading-case': 'like-new' })).toEqual({
      kind: 'priced',
      amount: lei(78_000),
      lines: [
        { part: 'grading-display', amount: lei(-6_000) },
        { part: 'grading-case', amount: lei(4_000) },
      ],
    })
  })

  test('a device in another configuration is priced by the base of that one', () => {
    // 900 × .96 − 16 % of 900 = 720.
    expect(
      secondOf({ 'config-all': { storage: '64 GB', color: 'Blue' } }, { base: 90_000 }),
    ).toEqual({
      kind: 'priced',
      amount: lei(72_000),
      lines: [{ part: 'config-all', amount: lei(-8_000) }],
    })
  })

  test('a device in another colour has a line of zero', () => {
    expect(secondOf({ 'config-all': { storage: '128 GB', color: 'Red' } })).toEqual({
      kind: 'priced',
      amount: offered,
      lines: [{ part: 'config-all', amount: lei(0) }],
    })
  })

  test('a second offer has the payout method of the first', () => {
    // 742.40 × 1.08 = 801.792, down to 800; the first offer was 864, down to 860.
    expect(secondOf({ 'grading-display': 'light' }, { payout: 'voucher', first: 86_000 })).toEqual({
      kind: 'priced',
      amount: lei(80_000),
      lines: [{ part: 'grading-display', amount: lei(-6_000) }],
    })
  })

  test('a device with a swollen battery is rejected', () => {
    expect(secondOf({ battery: { health: '90-up', isSwollen: true } })).toEqual({
      kind: 'rejected',
      reasons: ['swollen-battery'],
    })
  })

  test('a device without power waits for staff, for at most 12 % of the base and never more than was offered', () => {
    const found: Found = { 'phone-defects': ['power'] }
    expect(secondOf(found)).toEqual({ kind: 'person-decides', most: lei(12_000) })
    expect(secondOf(found, { first: 10_000 })).toEqual({
      kind: 'person-decides',
      most: lei(10_000),
    })
  })

  test('missing power is priced last, whatever the order of the questions', () => {
    // 1,000 × .94 × .96 − 160 = 742.40, down to 740; × .95 before the deductions: 695; then 90 for the whole device.
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

  test('a device without power is worth the price set by staff; other differences are priced before', () => {
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
