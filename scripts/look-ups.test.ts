import { describe, expect, test } from 'vitest'
import { lookUps, openObjects } from './look-ups.ts'

function found(text: string, open: readonly string[] = []) {
  return lookUps('a.ts', text, new Set(open)).map(({ line, text: result }) => `${line} ${result}`)
}

describe('a look-up by any word', () => {
  test('in an object that is open to any text is found', () => {
    const text =
      'const typeOf: Readonly<Record<string, number>> = { paid: 1 }\nread(typeOf[status])'
    expect(found(text)).toEqual(['2 typeOf[status]'])
  })

  test('in one with an index signature is found', () => {
    expect(found('const a: { [word: string]: 1 } = {}\na[b]')).toEqual(['2 a[b]'])
  })

  test('in one that another file declares is found', () => {
    expect(found("import { labels } from './b.ts'\nlabels[word]", ['labels'])).toEqual([
      '2 labels[word]',
    ])
  })

  test('in what is cast to be open is found', () => {
    expect(found('(a as Record<string, 1>)[b]')).toEqual(['1 (a as Record<string, 1>)[b]'])
  })

  test('by a word that is cast to be a key is found', () => {
    expect(found('a[b as keyof typeof a]')).toEqual(['1 a[b as keyof typeof a]'])
  })

  test('is none where the word stands in the code', () => {
    expect(found("const a: Record<string, 1> = {}\na['b']\na.b")).toEqual([])
  })

  test('is none where the keys are known by their type', () => {
    expect(found("const a: Record<'b' | 'c', 1> = { b: 1, c: 1 }\na[b]")).toEqual([])
  })
})

test('Objects by any text are those whose type says so', () => {
  const text = 'const a: Partial<Record<string, 1>> = {}\nconst b: Map<string, 1> = new Map()'
  expect(openObjects('a.ts', text)).toEqual(['a'])
})
