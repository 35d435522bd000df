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

/** Each result has the number of its read. */
function aWorldOfReads(limits: Parameters<typeof aWorld>[0] = {}) {
  const world = aWorld(limits)
  let count = 0
  const read = (key: string, ...tags: Tag[]) => {
    vi.advanceTimersByTime(1)
    return world.cache.readCached(key, async () => {
      noteRead(...tags)
      count += 1
      return `${key} ${count}`
    })
  }
  return { ...world, read }
}

describe('A cached read', () => {
  test('runs once until one of its tags changes', async () => {
    const { database, read, begin } = aWorldOfReads()
    await begin()
    expect(await read('known', 'list:ro:LAPTOP')).toBe('known 1')
    database.commit('list:bg:LAPTOP', 'accessories')
    expect(await read('known', 'list:ro:LAPTOP')).toBe('known 1')
    expect(await read('other', 'accessories')).toBe('other 2')
    database.commit('list:ro:LAPTOP')
    expect(await read('known', 'list:ro:LAPTOP')).toBe('known 3')
    expect(await read('other', 'accessories')).toBe('other 2')
    database.commit('everything')
    expect(await read('other', 'accessories')).toBe('other 4')
  })

  test('is stored even if responses are not', async () => {
    const { read, begin, load } = aWorldOfReads({ maxBytes: 0 })
    await begin()
    expect([await read('known', 'content'), await read('known', 'content')]).toEqual([
      'known 1',
      'known 1',
    ])
    expect([await load('a'), await load('a')]).toEqual(['a 2', 'a 3'])
  })

  test('adds its tags to every response that uses it', async () => {
    const { read, begin } = aWorldOfReads()
    await begin()
    for (const _ of ['first', 'second']) {
      const tags = new Set<Tag>()
      await collectReads(tags, () => read('known', 'list:ro:LAPTOP', 'catalogue'))
      expect([...tags]).toEqual(['list:ro:LAPTOP', 'catalogue'])
    }
  })

  test('is dropped together with the responses that use it', async () => {
    const { database, read, cache, begin } = aWorldOfReads()
    await begin()
    const page = async () => {
      const response = await cache.load('page', async () =>
        aResponse(await read('known', 'content')),
      )
      return response?.hash
    }
    expect([await page(), await page()]).toEqual(['known 1', 'known 1'])
    database.commit('content')
    expect(await page()).toBe('known 2')
  })

  test('is not stored if one of its tags changed while it ran', async () => {
    const { database, cache, read, begin } = aWorldOfReads()
    await begin()
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = cache.readCached('known', async () => {
      noteRead('content')
      await promise
      return 'before the change'
    })
    await vi.advanceTimersByTimeAsync(1)
    database.commit('content')
    await read('other')
    resolve()
    expect(await slow).toBe('before the change')
    expect(await read('known', 'content')).toBe('known 2')
  })

  test('is not stored if it fails or is unfinished', async () => {
    const { cache, read, begin } = aWorldOfReads()
    await begin()
    const failing = cache.readCached('known', async () => {
      throw new Error('no rows')
    })
    await expect(failing).rejects.toThrow('no rows')
    expect(await read('known', 'unfinished')).toBe('known 1')
    expect(await read('known')).toBe('known 2')
  })

  test('runs each time while the database cannot tell what changed', async () => {
    const { database, read, begin } = aWorldOfReads()
    await begin()
    await read('known')
    database.fail()
    expect([await read('known'), await read('known')]).toEqual(['known 2', 'known 3'])
    database.mend()
    expect([await read('known'), await read('known')]).toEqual(['known 4', 'known 4'])
  })
})
