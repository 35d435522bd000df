import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectReads, noteRead } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import { aResponse, aWorld } from '#test/support/cache-world.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Each reading of a fact has a number. */
function aWorldOfFacts(limits: Parameters<typeof aWorld>[0] = {}) {
  const world = aWorld(limits)
  let count = 0
  const fact = (key: string, ...tags: Tag[]) => {
    vi.advanceTimersByTime(1)
    return world.cache.fact(key, async () => {
      noteRead(...tags)
      count += 1
      return `${key} ${count}`
    })
  }
  return { ...world, fact }
}

describe('A fact that many responses show', () => {
  test('is read once until something of it changes', async () => {
    const { database, fact, begin } = aWorldOfFacts()
    await begin()
    expect(await fact('known', 'list:ro:LAPTOP')).toBe('known 1')
    database.commit('list:bg:LAPTOP', 'accessories')
    expect(await fact('known', 'list:ro:LAPTOP')).toBe('known 1')
    expect(await fact('other', 'accessories')).toBe('other 2')
    database.commit('list:ro:LAPTOP')
    expect(await fact('known', 'list:ro:LAPTOP')).toBe('known 3')
    expect(await fact('other', 'accessories')).toBe('other 2')
    database.commit('everything')
    expect(await fact('other', 'accessories')).toBe('other 4')
  })

  test('is kept where responses are not', async () => {
    const { fact, begin, load } = aWorldOfFacts({ maxBytes: 0 })
    await begin()
    expect([await fact('known', 'content'), await fact('known', 'content')]).toEqual([
      'known 1',
      'known 1',
    ])
    expect([await load('a'), await load('a')]).toEqual(['a 2', 'a 3'])
  })

  test('is noted for every response that shows it, read or known', async () => {
    const { fact, begin } = aWorldOfFacts()
    await begin()
    for (const _ of ['read', 'known']) {
      const tags = new Set<Tag>()
      await collectReads(tags, () => fact('known', 'list:ro:LAPTOP', 'catalogue'))
      expect([...tags]).toEqual(['list:ro:LAPTOP', 'catalogue'])
    }
  })

  test('takes the responses that show it with it when it changes', async () => {
    const { database, fact, cache, begin } = aWorldOfFacts()
    await begin()
    const page = async () => {
      const response = await cache.load('page', async () =>
        aResponse(await fact('known', 'content')),
      )
      return response?.hash
    }
    expect([await page(), await page()]).toEqual(['known 1', 'known 1'])
    database.commit('content')
    expect(await page()).toBe('known 2')
  })

  test('is not kept if it changed while it was read', async () => {
    const { database, cache, fact, begin } = aWorldOfFacts()
    await begin()
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = cache.fact('known', async () => {
      noteRead('content')
      await promise
      return 'before the change'
    })
    await vi.advanceTimersByTimeAsync(1)
    database.commit('content')
    await fact('other')
    resolve()
    expect(await slow).toBe('before the change')
    expect(await fact('known', 'content')).toBe('known 2')
  })

  test('is not kept if a reading fails, or lacks something', async () => {
    const { cache, fact, begin } = aWorldOfFacts()
    await begin()
    const failing = cache.fact('known', async () => {
      throw new Error('no rows')
    })
    await expect(failing).rejects.toThrow('no rows')
    expect(await fact('known', 'unfinished')).toBe('known 1')
    expect(await fact('known')).toBe('known 2')
  })

  test('is read anew while the database does not tell what changed', async () => {
    const { database, fact, begin } = aWorldOfFacts()
    await begin()
    await fact('known')
    database.fail()
    expect([await fact('known'), await fact('known')]).toEqual(['known 2', 'known 3'])
    database.mend()
    expect([await fact('known'), await fact('known')]).toEqual(['known 4', 'known 4'])
  })
})
