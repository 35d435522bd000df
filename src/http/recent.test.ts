import { describe, expect, test } from 'vitest'
import { saveRecent } from './recent.ts'

function counting(max: number) {
  const made: string[] = []
  const save = saveRecent<string>(max)
  const ask = (key: string) =>
    save(key, async () => {
      made.push(key)
      return key.toUpperCase()
    })
  return { ask, made }
}

describe('recent results', () => {
  test('are made once and answered again', async () => {
    const { ask, made } = counting(2)
    expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
    expect(made).toEqual(['a'])
  })

  test('the one not asked for longest goes first', async () => {
    const { ask, made } = counting(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  test('two who ask at once share one making', async () => {
    const { ask, made } = counting(2)
    await Promise.all([ask('a'), ask('a')])
    expect(made).toEqual(['a'])
  })

  test('a failure is tried again', async () => {
    const save = saveRecent<string>(2)
    await expect(save('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await save('a', async () => 'A')).toBe('A')
  })
})
