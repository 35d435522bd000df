import { expect, test } from 'vitest'
import { importRequest } from './import-request.ts'

const whole = {
  kind: 'stock',
  file: 'devices.csv',
  market: 'ro',
  mode: 'write',
  mapping: undefined,
  report: undefined,
}

test.each([
  ['stock devices.csv --market ro', whole],
  ['--market ro stock devices.csv', whole],
  ['stock devices.csv --market=ro --dry-run', { ...whole, mode: 'look' }],
  ['prices p.csv --market hu', { ...whole, kind: 'prices', file: 'p.csv', market: 'hu' }],
  [
    'accessories a.csv --market gr --mapping m.json --report r.csv',
    {
      ...whole,
      kind: 'accessories',
      file: 'a.csv',
      market: 'gr',
      mapping: 'm.json',
      report: 'r.csv',
    },
  ],
])('"%s" is a valid import request', (text, request) => {
  expect(importRequest(text.split(' '))).toEqual(request)
})

test.each([
  '',
  'stock',
  'stock devices.csv',
  'stock --market ro',
  'stock devices.csv --market de',
  'stock devices.csv --market',
  'units devices.csv --market ro',
  'stock devices.csv more.csv --market ro',
  'stock devices.csv --market ro --force',
  'stock devices.csv --market ro --report ./devices.csv',
  'stock devices.csv --market ro --mapping devices.csv',
  'stock devices.csv --market ro --mapping m.json --report m.json',
])('"%s" is not a valid import request', text => {
  expect(importRequest(text.split(' ').filter(word => word !== ''))).toBeUndefined()
})
