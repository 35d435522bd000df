import { expect, test } from 'vitest'
import { currencyLabel } from './currency.ts'

test('the currency labels match the specification', () => {
  expect(currencyLabel).toEqual({ ro: 'lei', bg: 'Lev', hu: 'Ft', gr: 'euro' })
})
