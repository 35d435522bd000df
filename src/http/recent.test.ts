import { describe, expect, test } from 'vitest'
import { cacheRecent } from './recent.ts'

function counting(max: number) {
  const created: string[] = []
  const cache = cacheRecent<string>(max)
  const load = (key: string) =>
    cache(key, async () => {
      created.push(key)
      return key.toUpperCase()
    })
  return { load, created }
}

describe('the cache of recent results', () => {
  test('a result is created once and then served from the cache', async () => {
    const { load, created } = counting(2)
    expect([await load('a'), await load('a')]).toEqual(['A', 'A'])
    expect(created).toEqual(['a'])
  })

  test('the least recently used result is evicted first', async () => {
    const { load, created } = counting(2)
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await load(key)
    expect(created).toEqual(['a', 'b', 'c', 'b'])
  })

  test('two concurrent requests share one result', async () => {
    const { load, created } = counting(2)
    await Promise.all([load('a'), load('a')])
    expect(created).toEqual(['a'])
  })

  test('a failure is not cached', async () => {
    const cache = cacheRecent<string>(2)
    await expect(cache('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache('a', async () => 'A')).toBe('A')
  })
})
