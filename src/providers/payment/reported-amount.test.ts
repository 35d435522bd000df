import { expect, test } from 'vitest'
import { reportedAmount } from './reported-amount.ts'

function read(fields: Record<string, unknown>) {
  return reportedAmount(fields, { amount: 'sum', currency: 'code', expected: 'RON' })
}

test.each([
  [{ sum: 1299.99 }, 129_999, 'RON'],
  [{ sum: '1299.99' }, 129_999, 'RON'],
  [{ sum: ' 1299.99 ', code: 'RON' }, 129_999, 'RON'],
  [{ sum: '1299', code: 'ron' }, 129_900, 'RON'],
  [{ sum: 1299.99, code: 'EUR' }, 129_999, 'EUR'],
  [{ sum: '1.299' }, 130, 'RON'],
  [{ sum: 0 }, 0, 'RON'],
  [{ sum: -1 }, -100, 'RON'],
])('%j is read as %i bani of %s', (fields, minor, currency) => {
  expect(read(fields)).toEqual({ minor, currency })
})

test.each([{}, { sum: null }, { sum: undefined, code: null }, { code: 'RON' }, { code: 'ron' }])(
  '%j contains no amount',
  fields => {
    expect(read(fields)).toBeUndefined()
  },
)

test.each([
  [{ sum: '1,00' }, '["1,00"]'],
  [{ sum: '1.234,00' }, '["1.234,00"]'],
  [{ sum: '1 234.00' }, '["1 234.00"]'],
  [{ sum: '1e3' }, '["1e3"]'],
  [{ sum: '0x10' }, '["0x10"]'],
  [{ sum: '' }, '[""]'],
  [{ sum: '1\u0000' }, '["1\\u0000"]'],
  [{ sum: '\ud800' }, '["\\ud800"]'],
  [{ sum: { value: 1 } }, '[{"value":1}]'],
  [{ sum: [1299.99] }, '[[1299.99]]'],
  [{ sum: true }, '[true]'],
  [{ sum: Number.NaN }, '[null]'],
  [{ sum: 1299.99, code: '' }, '[1299.99,""]'],
  [{ sum: 1299.99, code: { iso: 'RON' } }, '[1299.99,{"iso":"RON"}]'],
  [{ code: 'EUR' }, '["EUR"]'],
  [{ code: ['RON'] }, '[["RON"]]'],
])('%j contains an amount that is unreadable', (fields, unreadable) => {
  expect(read(fields)).toEqual({ unreadable })
})

test('an unreadable amount is stored up to a hundred characters', () => {
  expect(read({ sum: 'x'.repeat(500) })).toEqual({ unreadable: `["${'x'.repeat(98)}` })
})

test('an amount in minor units is not converted', () => {
  const source = { amount: 'sum', currency: 'code', expected: 'HUF', isMinor: true } as const
  expect(reportedAmount({ sum: 134_800, code: 'ron' }, source)).toEqual({
    minor: 134_800,
    currency: 'RON',
  })
})
