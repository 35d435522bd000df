import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteRead } from '#store/cache/reads.ts'
import { aResponse, aSlowCreation, aWorld } from '#test/support/cache-world.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Responses in memory', () => {
  test('are created once and served until something that they show changes', async () => {
    const { database, load } = aWorld()
    expect([await load('a', 'content'), await load('a', 'content')]).toEqual(['a 1', 'a 1'])
    database.commit('reviews')
    expect(await load('a', 'content')).toBe('a 1')
    database.commit('content')
    expect(await load('a', 'content')).toBe('a 2')
  })

  test('are dropped by each of their tags, and by the tag of everything', async () => {
    const { database, load } = aWorld()
    for (const tag of ['listing:1', 'model:2', 'list:ro:LAPTOP', 'everything'] as const) {
      const before = await load('a', 'listing:1', 'model:2', 'list:ro:LAPTOP')
      database.commit(tag)
      expect(await load('a', 'listing:1', 'model:2', 'list:ro:LAPTOP'), tag).not.toBe(before)
    }
  })

  test('are dropped one by one: a change leaves all others', async () => {
    const { database, load, cache } = aWorld()
    await load('a', 'listing:1')
    await load('b', 'listing:2')
    database.commit('listing:1')
    expect([await load('b', 'listing:2'), await load('a', 'listing:1')]).toEqual(['b 2', 'a 3'])
    expect(cache.size().responses).toBe(2)
  })

  test('are found without waiting only if the process need not ask first', async () => {
    const always = aWorld()
    await always.load('a')
    expect(always.cache.find('a')).toBeUndefined()
    const { load, cache } = aWorld({ unaskedMs: 500 })
    await load('a')
    expect(cache.find('a')?.hash).toBe('a 1')
    expect(cache.find('b')).toBeUndefined()
  })

  test('are found for less than 500 ms after the last question', async () => {
    const { load, cache, database } = aWorld({ unaskedMs: 500 })
    await load('a')
    database.hang()
    vi.advanceTimersByTime(499)
    expect(cache.find('a')?.hash).toBe('a 1')
    vi.advanceTimersByTime(1)
    expect(cache.find('a')).toBeUndefined()
  })

  test('are asked for ahead of time, so that a busy process never waits', async () => {
    const { load, cache, database } = aWorld({ unaskedMs: 500 })
    await load('a', 'content')
    expect(database.asked).toHaveLength(1)
    vi.advanceTimersByTime(166)
    cache.find('a')
    expect(database.asked).toHaveLength(1)
    database.commit('content')
    vi.advanceTimersByTime(1)
    expect(cache.find('a')?.hash).toBe('a 1')
    expect(database.asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(cache.find('a')).toBeUndefined()
  })
})

describe('A response that several requests wait for', () => {
  test('is created once, and all of them get it', async () => {
    const { cache, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('slow', 'content')
    const waiting = Array.from({ length: 50 }, () => cache.load('a', slow.work))
    await vi.advanceTimersByTimeAsync(0)
    slow.end()
    const hashes = (await Promise.all(waiting)).map(response => response?.hash)
    expect(new Set(hashes)).toEqual(new Set(['slow']))
    expect(slow.work).toHaveBeenCalledTimes(1)
  })

  test('fails for all of them if its creation throws, and the next request tries again', async () => {
    const { cache, begin, load } = aWorld()
    await begin()
    const slow = aSlowCreation('slow')
    const waiting = [cache.load('a', slow.work), cache.load('a', slow.work)]
    const results = Promise.allSettled(waiting)
    await vi.advanceTimersByTimeAsync(0)
    slow.reject(new Error('no rows'))
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(slow.work).toHaveBeenCalledTimes(1)
    expect(await load('a')).toBe('a 2')
  })

  test('is not stored if it turns out not to be for everyone', async () => {
    const { cache, begin, load } = aWorld()
    await begin()
    const slow = aSlowCreation('slow')
    const waiting = [cache.load('a', slow.work), cache.load('a', slow.work)]
    await vi.advanceTimersByTimeAsync(0)
    slow.endEmpty()
    expect(await Promise.all(waiting)).toEqual([undefined, undefined])
    expect(cache.size().responses).toBe(1)
    expect(await load('a')).toBe('a 2')
  })
})

describe('A change while a response is created', () => {
  test('drops it, although the tag was read before the change was known', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('old', 'listing:1')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('listing:1')
    await load('other')
    slow.end()
    expect((await first)?.hash).toBe('old')
    expect(await load('a', 'listing:1')).toBe('a 3')
  })

  test('drops it, although the tag is read after the change was known', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const { promise, resolve } = Promise.withResolvers<void>()
    const first = cache.load('a', async () => {
      await promise
      noteRead('listing:1')
      return aResponse('old')
    })
    await vi.advanceTimersByTimeAsync(0)
    database.commit('listing:1')
    await load('other')
    resolve()
    await first
    expect(await load('a', 'listing:1')).toBe('a 3')
  })

  test('drops it after it was stored, if the change is only noticed then', async () => {
    const { cache, database, load, begin } = aWorld({ unaskedMs: 500 })
    await begin()
    const slow = aSlowCreation('old', 'listing:1')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('listing:1')
    slow.end()
    await first
    expect(cache.find('a')?.hash).toBe('old')
    vi.advanceTimersByTime(501)
    expect(await load('a', 'listing:1')).toBe('a 2')
  })

  test('keeps later requests from joining it', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('old', 'listing:1')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('listing:1')
    expect(await load('a', 'listing:1')).toBe('a 2')
    slow.end()
    expect((await first)?.hash).toBe('old')
    expect(await load('a', 'listing:1')).toBe('a 2')
  })

  test('keeps it if it reads nothing of what changed', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('same', 'listing:1')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('listing:2')
    await load('other')
    slow.end()
    await first
    expect(await load('a', 'listing:1')).toBe('same')
  })

  test('of everything drops it, whatever it reads', async () => {
    const { cache, database, load, begin } = aWorld()
    await begin()
    const slow = aSlowCreation('old')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('everything')
    await load('other')
    slow.end()
    await first
    expect(await load('a')).toBe('a 3')
  })

  test('leaves the newer response of the same address alone when the older creation ends', async () => {
    const { cache, database, begin } = aWorld()
    await begin()
    const older = aSlowCreation('older', 'content')
    const newer = aSlowCreation('newer', 'content')
    const first = cache.load('a', older.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('content')
    const second = cache.load('a', newer.work)
    await vi.advanceTimersByTimeAsync(0)
    older.end()
    await first
    const third = cache.load('a', newer.work)
    await vi.advanceTimersByTimeAsync(0)
    newer.end()
    expect([(await second)?.hash, (await third)?.hash]).toEqual(['newer', 'newer'])
    expect(newer.work).toHaveBeenCalledTimes(1)
  })
})

describe('A response that is being created since less than 500 ms', () => {
  test('is waited for, whatever has changed: it lacks no older change', async () => {
    const { cache, database, load, begin } = aWorld({ unaskedMs: 500 })
    await begin()
    const slow = aSlowCreation('slow', 'content')
    const first = cache.load('a', slow.work)
    await vi.advanceTimersByTimeAsync(0)
    database.commit('content')
    await vi.advanceTimersByTimeAsync(400)
    await load('other')
    await vi.advanceTimersByTimeAsync(0)
    const another = aSlowCreation('another')
    const joined = cache.load('a', another.work)
    await vi.advanceTimersByTimeAsync(100)
    expect(await load('a', 'content')).not.toBe('slow')
    slow.end()
    expect([(await first)?.hash, (await joined)?.hash]).toEqual(['slow', 'slow'])
    expect(another.work).not.toHaveBeenCalled()
  })

  test('is waited for while the database does not answer', async () => {
    const { cache, database, begin } = aWorld({ unaskedMs: 500 })
    await begin()
    database.hang()
    vi.advanceTimersByTime(501)
    const slow = aSlowCreation('slow')
    const all = [cache.load('a', slow.work), cache.load('a', slow.work), cache.load('a', slow.work)]
    await vi.advanceTimersByTimeAsync(1_000)
    slow.end()
    expect((await Promise.all(all)).map(each => each?.hash)).toEqual(['slow', 'slow', 'slow'])
    expect(slow.work).toHaveBeenCalledTimes(1)
  })
})

test('A response that lacks something it did not wait for is not stored', async () => {
  const { load } = aWorld()
  expect([await load('a', 'unfinished'), await load('a'), await load('a')]).toEqual([
    'a 1',
    'a 2',
    'a 2',
  ])
})

test('A replica is told how far the database has written before a response is created', async () => {
  const follow = vi.fn()
  const { cache } = aWorld({ follow })
  const work = vi.fn(async () => undefined)
  await cache.load('a', work)
  expect(follow.mock.calls).toEqual([['0/1']])
  expect(follow).toHaveBeenCalledBefore(work)
})

test('Without memory for responses each request creates its own', async () => {
  const { load, database } = aWorld({ maxBytes: 0, unaskedMs: 500 })
  expect([await load('a'), await load('a')]).toEqual(['a 1', 'a 2'])
  expect(database.asked).toEqual([])
})
