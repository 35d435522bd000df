import { expect, test } from 'vitest'
import { functionLengths } from './function-lengths.ts'

test('a body counts between its braces, without blank lines', () => {
  const text = 'const a = 1\nexport const f = () => {\n  one()\n\n  two()\n}\n'
  expect(functionLengths('a.ts', text)).toEqual([{ line: 2, lines: 2 }])
})

test('markup counts like any other line', () => {
  const text = 'export const A = () => (\n  <div>\n    <b>a</b>\n    <b>b</b>\n  </div>\n)\n'
  expect(functionLengths('a.tsx', text)).toEqual([{ line: 1, lines: 4 }])
})

test('a function inside a function counts for both', () => {
  const text = 'function f() {\n  const g = function () {\n    one()\n  }\n  return g\n}\n'
  expect(functionLengths('a.ts', text)).toEqual([
    { line: 1, lines: 4 },
    { line: 2, lines: 1 },
  ])
})
