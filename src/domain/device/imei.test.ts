import { expect, test } from 'vitest'
import { parseImei } from './imei.ts'

test.each([
  ['490154203237518', '490154203237518'],
  ['49-015420-323751-8', '490154203237518'],
  [' 49 015420 323751 8 ', '490154203237518'],
  ['490154203237517', undefined],
  ['490154203237519', undefined],
  ['49015420323751', undefined],
  ['4901542032375180', undefined],
  ['4.90154E+14', undefined],
  ['49015420323751O', undefined],
  ['', undefined],
  ['4'.repeat(10_000), undefined],
])('%j is the IMEI %s', (text, imei) => {
  expect(parseImei(text)).toBe(imei)
})
