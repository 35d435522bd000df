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

describe('the cache of recent results', () => {
  test('a result is created once and then served from the cache', async () => {
    const { ask, made } = counting(2)
    expect([await ask('a'), await ask('a')]).toEqual(['A', 'A'])
    expect(made).toEqual(['a'])
  })

  test('the least recently used result is evicted first', async () => {
    const { ask, made } = counting(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  test('two concurrent requests share one result', async () => {
    const { ask, made } = counting(2)
    await Promise.all([ask('a'), ask('a')])
    expect(made).toEqual(['a'])
  })

  test('a failure is not cached', async () => {
    const save = saveRecent<string>(2)
    await expect(save('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await save('a', async () => 'A')).toBe('A')
  })
})
