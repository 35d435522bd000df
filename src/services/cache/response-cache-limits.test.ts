import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteRead } from '#store/cache/reads.ts'
import type { Tag } from '#store/cache/tag.ts'
import { aResponse, aSlowCreation, aWorld } from '#test/support/cache-world.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Without an answer of the database', () => {
  test('everything is forgotten, and nothing is served from memory until it answers again', async () => {
    const { cache, database, load } = aWorld({ unaskedMs: 500 })
    await load('a', 'content')
    database.fail()
    vi.advanceTimersByTime(501)
    expect([await load('a', 'content'), await load('a', 'content')]).toEqual(['a 2', 'a 3'])
    expect([cache.size().responses, cache.find('a')]).toEqual([0, undefined])
    await vi.advanceTimersByTimeAsync(0)
    database.mend()
    expect([await load('a', 'content'), await load('a', 'content')]).toEqual(['a 4', 'a 4'])
    expect(cache.size().responses).toBe(1)
  })

  test('the next question names no snapshot from before', async () => {
    const { database, load } = aWorld()
    await load('a')
    await load('a')
    expect(database.asked).toEqual([undefined, '1:1:'])
    database.fail()
    await load('a')
    database.mend()
    await load('a')
    expect(database.asked.slice(2)).toEqual(['2:2:', undefined])
  })

  test('a response that was being created is not stored later', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('old', 'content')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.fail()
    await load('other')
    database.mend()
    await load('other')
    slow.end()
    await first
    expect(await load('a', 'content')).toBe('a 4')
  })

  test('requests do not join a creation from before', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('old', 'content')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.fail()
    await load('other')
    database.mend()
    expect(await load('a', 'content')).toBe('a 3')
    slow.end()
    await first
  })

  test('the first request is answered, and nothing is stored', async () => {
    const { cache, database, load } = aWorld()
    database.fail()
    expect([await load('a'), await load('a')]).toEqual(['a 1', 'a 2'])
    expect(cache.size()).toEqual({ responses: 0, bytes: 0, tags: 0 })
  })

  test('requests wait for a second, and then create a response of their own', async () => {
    const { database, load, cache, created } = aWorld({ unaskedMs: 500 })
    await load('a')
    database.hang()
    vi.advanceTimersByTime(501)
    const waiting = load('a')
    await vi.advanceTimersByTimeAsync(999)
    expect(created).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('a 2')
    expect(cache.find('a')).toBeUndefined()
    database.commit('everything')
    database.mend()
    await vi.advanceTimersByTimeAsync(0)
    expect(await load('a')).toBe('a 3')
  })

  test('an answer that took longer than responses may go unasked is asked for again', async () => {
    const { database, load } = aWorld({ unaskedMs: 500 })
    await load('a', 'content')
    database.hang()
    vi.advanceTimersByTime(501)
    const early = load('a', 'content')
    await vi.advanceTimersByTimeAsync(600)
    const late = load('a', 'content')
    database.mend()
    expect([await early, await late]).toEqual(['a 1', 'a 1'])
    // The answer to the second question is from before the late request, by more than 500 ms.
    expect(database.asked).toHaveLength(3)
  })

  test('a question asked before a request counts only if it began at most 500 ms before it', async () => {
    const { database, load } = aWorld({ unaskedMs: 0 })
    await load('a', 'content')
    database.hang()
    const early = load('a', 'content')
    await vi.advanceTimersByTimeAsync(1)
    const late = load('a', 'content')
    database.mend()
    await Promise.all([early, late])
    expect(database.asked).toHaveLength(3)
  })
})

describe('A response ages', () => {
  test('and is served for 60 seconds, then for at most 30 more while it is created anew', async () => {
    const { load, created, shift } = aWorld()
    await load('a')
    shift(59_999)
    expect([await load('a'), created]).toEqual(['a 1', ['a']])
    shift(1)
    expect(await load('a')).toBe('a 1')
    expect(created).toEqual(['a', 'a'])
    expect(await load('a')).toBe('a 2')
  })

  test('up to 90 seconds, when a request waits for the new one', async () => {
    const { load, cache, shift, created } = aWorld({ unaskedMs: 500 })
    await load('a')
    shift(60_000)
    expect(cache.find('a')).toBeUndefined()
    shift(29_999)
    const slow = aSlowCreation('slow')
    expect((await cache.load('a', slow.work))?.hash).toBe('a 1')
    expect(slow.work).toHaveBeenCalledTimes(1)
    shift(1)
    const waiting = load('a')
    slow.end()
    expect(await waiting).toBe('slow')
    expect(created).toEqual(['a'])
  })

  test('and is created once for all who get the old one meanwhile', async () => {
    const { load, cache, shift } = aWorld()
    await load('a')
    shift(60_000)
    const slow = aSlowCreation('slow')
    for (let request = 0; request < 5; request += 1)
      expect((await cache.load('a', slow.work))?.hash).toBe('a 1')
    expect(slow.work).toHaveBeenCalledTimes(1)
    slow.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(await load('a')).toBe('slow')
  })

  test('and whoever creates it anew is given the old one, unless something that it shows has changed', async () => {
    const { database, cache, shift } = aWorld()
    const given: (string | undefined)[] = []
    const next = () =>
      cache.load('a', async previous => {
        noteRead('content')
        given.push(previous?.hash)
        return aResponse(`a ${given.length}`)
      })
    await next()
    shift(60_000)
    await next()
    await vi.advanceTimersByTimeAsync(0)
    database.commit('content')
    await next()
    expect(given).toEqual([undefined, 'a 1', undefined])
  })

  test('and an old one is not served once something that it shows has changed', async () => {
    const { database, load, shift } = aWorld()
    await load('a', 'content')
    shift(60_000)
    database.commit('content')
    expect(await load('a', 'content')).toBe('a 2')
  })

  test('and an old one stays if creating it anew fails, until it is 90 seconds old', async () => {
    const { cache, load, shift } = aWorld()
    await load('a')
    shift(60_000)
    const failing = async () => {
      throw new Error('no rows')
    }
    expect((await cache.load('a', failing))?.hash).toBe('a 1')
    shift(30_000)
    await expect(cache.load('a', failing)).rejects.toThrow('no rows')
  })

  test('and a clock that goes backwards makes it old', async () => {
    const { load, cache, shift } = aWorld({ unaskedMs: 500 })
    await load('a')
    shift(-1)
    expect(cache.find('a')).toBeUndefined()
    expect(await load('a')).toBe('a 2')
    expect(cache.find('a')?.hash).toBe('a 2')
  })

  test('and everything is forgotten after half an hour without a question', async () => {
    const { database, load, cache } = aWorld()
    await load('a')
    vi.advanceTimersByTime(30 * 60_000 - 1)
    await load('b')
    expect([database.asked[1], cache.size().responses]).toEqual(['1:1:', 2])
    vi.advanceTimersByTime(30 * 60_000)
    await load('c')
    expect([database.asked[2], cache.size().responses]).toEqual([undefined, 1])
  })
})

describe('The memory of stored responses', () => {
  const kilobytes = (count: number) => count * 1_000

  /** Three responses of 10 kB fit, with what an entry takes beside its response. */
  function aSmallWorld() {
    const world = aWorld({ maxBytes: kilobytes(37) })
    const add = (key: string, size: number, ...tags: Tag[]) =>
      world.cache.load(key, async () => {
        noteRead(...tags)
        return aResponse(key, size)
      })
    const loads = async (key: string) => {
      const { hash } = (await add(key, kilobytes(10))) ?? {}
      return hash
    }
    return { ...world, add, loads }
  }

  test('is bounded: what was not requested for the longest time goes first', async () => {
    const { add, cache } = aSmallWorld()
    for (const key of ['a', 'b', 'c']) await add(key, kilobytes(10))
    await add('a', kilobytes(10))
    await add('d', kilobytes(10))
    expect(cache.size().responses).toBe(3)
    expect(cache.size().bytes).toBeLessThanOrEqual(kilobytes(37))
    const isStored = async (key: string) => {
      const work = vi.fn(async () => undefined)
      await cache.load(key, work)
      return work.mock.calls.length === 0
    }
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(isStored))).toEqual([true, false, true, true])
  })

  test('has no room for a response larger than all of it, which is served all the same', async () => {
    const { add, cache } = aSmallWorld()
    await add('a', kilobytes(10), 'content')
    expect((await add('large', kilobytes(38), 'content'))?.hash).toBe('large')
    expect(cache.size().responses).toBe(1)
  })

  test('has no tag of a response that was dropped, replaced, forgotten, or had to make room', async () => {
    const { add, cache, database, shift } = aSmallWorld()
    await add('a', kilobytes(10), 'listing:1', 'content')
    await add('b', kilobytes(10), 'listing:2', 'content')
    expect(cache.size().tags).toBe(3)
    database.commit('listing:1')
    await add('b', kilobytes(10))
    expect(cache.size()).toMatchObject({ responses: 1, tags: 2 })
    shift(90_000)
    await add('b', kilobytes(10), 'listing:3')
    expect(cache.size()).toMatchObject({ responses: 1, tags: 1 })
    for (const key of ['c', 'd', 'e']) await add(key, kilobytes(10), `listing:${key}`)
    expect(cache.size()).toMatchObject({ responses: 3, tags: 3 })
    database.fail()
    await add('f', kilobytes(10), 'listing:f')
    expect(cache.size()).toEqual({ responses: 0, bytes: 0, tags: 0 })
  })

  test('does not keep what a response that is now too large replaced', async () => {
    const { add, cache, shift, database } = aSmallWorld()
    await add('a', kilobytes(10), 'content')
    shift(90_000)
    expect((await add('a', kilobytes(38), 'content'))?.bytes).toBe(kilobytes(38))
    expect(cache.size()).toEqual({ responses: 0, bytes: 0, tags: 0 })
    database.commit('content')
    expect((await add('a', kilobytes(11), 'content'))?.bytes).toBe(kilobytes(11))
  })
})
