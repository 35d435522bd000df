import { describe, expect, test } from 'vitest'
import { firstPriceTables } from './price-tables.ts'
import { changedTables, tableFields } from './table-fields.ts'

describe('the numbers of the price tables', () => {
  test('have the names of their places', () => {
    const fields = new Map(tableFields(firstPriceTables).map(({ name, value }) => [name, value]))
    expect(fields.get('display.light')).toBe(94)
    expect(fields.get('deductions.phone-defects.sim')).toBe(25)
    expect(fields.get('mostDeducted')).toBe(60)
  })

  test('are changed one by one, and the others stay', () => {
    const changed = changedTables(firstPriceTables, { 'display.light': '93' })
    expect(changed.ok && changed.value.display).toEqual({
      flawless: 100,
      light: 93,
      deep: 82,
      cracked: 58,
      unknown: 94,
    })
    expect(changed.ok && changed.value.payout).toEqual({
      'bank-fast': 100,
      'bank-slow': 105,
      voucher: 108,
    })
  })

  test.each([
    ['200', true],
    ['201', false],
    ['0', true],
    ['-1', false],
    ['9,5', false],
    ['', false],
  ])('%s percent is possible: %s', (typed, isPossible) => {
    expect(changedTables(firstPriceTables, { 'case.dents': typed }).ok).toBe(isPossible)
  })

  test('names the number that cannot be', () => {
    expect(changedTables(firstPriceTables, { 'payout.voucher': 'x' })).toEqual({
      ok: false,
      refusal: { kind: 'invalid-percent', field: 'payout.voucher' },
    })
  })

  test('that are the same are no new version', () => {
    expect(changedTables(firstPriceTables, { 'display.light': '94' })).toEqual({
      ok: false,
      refusal: { kind: 'nothing-changed' },
    })
  })
})
