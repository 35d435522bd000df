import { expect, test } from 'vitest'
import { traceOfBrowser } from './browser-stack.ts'

const own = ['    at addToCart (/assets/shared-B2x_9.js:1:2345)', '    at /still.js:3:4'].join('\n')

test('A stack trace is read in the format of Chromium', () => {
  expect(
    traceOfBrowser(
      [
        'TypeError: ana@exemplu.ro is not a function',
        '    at addToCart (https://shop.example/assets/shared-B2x_9.js:1:2345)',
        '    at https://shop.example/still.js:3:4',
      ].join('\n'),
    ),
  ).toBe(own)
})

test('A stack trace is read in the format of Firefox and Safari', () => {
  expect(
    traceOfBrowser(
      [
        'addToCart@https://shop.example/assets/shared-B2x_9.js:1:2345',
        '@https://shop.example/still.js:3:4',
      ].join('\n'),
    ),
  ).toBe(own)
})

test.each([
  '    at x (https://shop.example/ro/magazin/multumim/RO000123/?token=secret:1:2)',
  '    at x (https://evil.example/assets/../../token=secret/a.js:1:2)',
  'token=secret@https://shop.example/ro/secret/:1:2',
  '    at secret',
  'secret '.repeat(10_000),
])('The URL of a page is not one of our scripts: %s', line => {
  expect(traceOfBrowser(line)).toBe('')
})

test('An invalid function name is left out', () => {
  expect(traceOfBrowser('ana pop; 0722 123 456@https://shop.example/still.js:3:4')).toBe(
    '    at /still.js:3:4',
  )
})
