import { expect, test } from 'vitest'
import { parseSerial } from './serial.ts'

test.each([
  ['F17DX0ABN73D', 'F17DX0ABN73D'],
  [' f17d x0ab-n73d ', 'F17DX0ABN73D'],
  ['S/N123', 'S/N123'],
  ['1234', '1234'],
  ['123', undefined],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), undefined],
  ['1.23E+15', undefined],
  ['Ф17DX0ABN73D', undefined],
  ['=CMD()', undefined],
  ['', undefined],
])('%j is the serial %s', (text, serial) => {
  expect(parseSerial(text)).toBe(serial)
})
