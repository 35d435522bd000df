import { expect, test } from 'vitest'
import { currencyCommand } from './currency-request.ts'

test('without --apply nothing is written', () => {
  expect(currencyCommand(['bg', 'EUR'])).toEqual({
    market: 'bg',
    to: 'EUR',
    mode: 'plan',
    roundsShelf: false,
  })
})

test('--apply writes, --shelf-step rounds shelf prices', () => {
  expect(currencyCommand(['bg', 'EUR', '--apply', '--shelf-step'])).toMatchObject({
    mode: 'apply',
    roundsShelf: true,
  })
})

test.each([
  [[]],
  [['bg']],
  [['xx', 'EUR']],
  [['bg', 'eur']],
  [['bg', 'USD']],
  [['bg', 'EUR', 'BGN']],
  [['bg', 'EUR', '--aply']],
])('%j is not a request', args => {
  expect(currencyCommand(args)).toBeUndefined()
})
