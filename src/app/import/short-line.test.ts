import { expect, test } from 'vitest'
import { shortLine } from './short-line.ts'

test('a log entry on a terminal is one short line, with the stack of an error below it', () => {
  const facts = { time: '2026-11-22T12:03:04.567Z', level: 'error', event: 'fault' }
  expect(
    shortLine({
      ...facts,
      requestId: 'h3k9',
      market: 'ro',
      route: 'product',
      name: 'TypeError',
      words: 'x is not a function',
      trace: '    at y (z.ts:1:2)',
    }),
  ).toBe(
    '12:03:04 error fault h3k9 ro product TypeError: x is not a function\n    at y (z.ts:1:2)\n',
  )
  expect(shortLine({ ...facts, event: 'not-reported', why: 'answered 500' })).toBe(
    '12:03:04 error not-reported answered 500\n',
  )
})
