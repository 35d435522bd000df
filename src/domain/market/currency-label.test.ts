import { expect, test } from 'vitest'
import { currencyLabel } from './currency-label.ts'

test('the currency labels are as specified', () => {
  expect(currencyLabel).toEqual({ ro: 'lei', bg: 'Lev', hu: 'Ft', gr: 'euro' })
})
