import { describe, expect, test } from 'vitest'
import { namedIdentifiers, namedPaths } from './check-where.ts'

function inDocs(text: string) {
  return namedPaths('docs/where.md', text)
}

describe('the paths a document names', () => {
  test('a path in backticks is relative to the root', () => {
    expect(inDocs('See `src/domain/money` and `src/app/start.ts`.')).toEqual([
      'src/domain/money',
      'src/app/start.ts',
    ])
  })

  test('braces stand for one path each, also twice in a path', () => {
    expect(inDocs('`src/{a,b}/{ro,bg}.ts`')).toEqual([
      'src/a/ro.ts',
      'src/a/bg.ts',
      'src/b/ro.ts',
      'src/b/bg.ts',
    ])
  })

  test('the target of a link is relative to its document, without its anchor', () => {
    expect(inDocs('[a](adding.md#a-page) [b](../README.md) [c](https://example.com/x)')).toEqual([
      'docs/adding.md',
      'README.md',
    ])
  })

  test.each(['`src/web/<room>/a.tsx`', '`src/domain/*.ts`', '`#domain/…`', '`npm run check`'])(
    '%s names no file',
    text => {
      expect(inDocs(text)).toEqual([])
    },
  )
})

test('the identifiers a document names are its camelCase and PascalCase words in backticks', () => {
  const text =
    'A row of `jobs`, `expirePoints(ctx)`, `PaymentProvider` and `src/app/openDoor.ts`, `npm run aBc`.'
  expect(namedIdentifiers(text)).toEqual(['expirePoints', 'PaymentProvider'])
})
