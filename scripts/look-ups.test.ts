import { describe, expect, test } from 'vitest'
import { lookUps, openObjects } from './look-ups.ts'

function found(text: string, open: readonly string[] = []) {
  return lookUps('a.ts', text, new Set(open)).map(
    ({ line, text: expression }) => `${line} ${expression}`,
  )
}

describe('a look-up by an arbitrary string', () => {
  test('a look-up in an object with arbitrary string keys is reported', () => {
    const text =
      'const typeOf: Readonly<Record<string, number>> = { paid: 1 }\nread(typeOf[status])'
    expect(found(text)).toEqual(['2 typeOf[status]'])
  })

  test('a look-up in an object with an index signature is reported', () => {
    expect(found('const a: { [word: string]: 1 } = {}\na[b]')).toEqual(['2 a[b]'])
  })

  test('a look-up in an object declared in another file is reported', () => {
    expect(found("import { labels } from './b.ts'\nlabels[word]", ['labels'])).toEqual([
      '2 labels[word]',
    ])
  })

  test('a look-up in an expression cast to a string record is reported', () => {
    expect(found('(a as Record<string, 1>)[b]')).toEqual(['1 (a as Record<string, 1>)[b]'])
  })

  test('a look-up by a string that is cast to a key is reported', () => {
    expect(found('a[b as keyof typeof a]')).toEqual(['1 a[b as keyof typeof a]'])
  })

  test('a look-up by a literal key is not reported', () => {
    expect(found("const a: Record<string, 1> = {}\na['b']\na.b")).toEqual([])
  })

  test('a look-up in an object whose keys are a known union is not reported', () => {
    expect(found("const a: Record<'b' | 'c', 1> = { b: 1, c: 1 }\na[b]")).toEqual([])
  })
})

test('openObjects lists the variables whose type allows any string key', () => {
  const text = 'const a: Partial<Record<string, 1>> = {}\nconst b: Map<string, 1> = new Map()'
  expect(openObjects('a.ts', text)).toEqual(['a'])
})
