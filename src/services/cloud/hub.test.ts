import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeDatabase, testContext } from '#test/support/test-context.ts'
import type { Follower } from './document-followers.ts'
import { createHub } from './hub.ts'
import type { Subscriber } from './pub-sub.ts'

function aDocument(revision: number) {
  return {
    revision,
    timestamp: String(revision),
    state_version: '1.04',
    removed: [],
    keys: {
      cartId: 'cart',
      currency: 'RON',
      phoneCart: [],
      accessoryCart: [],
      batteryCart: [],
      giftWrap: { isActive: true, is_wrapping_tax: true },
      checkoutStep: 'COSUL_MEU',
      expireAt: 0,
    },
  }
}

/** A database with one member's document and sessions, and a pub/sub whose messages the test publishes itself. */
function aWorld() {
  const world = {
    revision: 1,
    reads: 0,
    compared: 0,
    isAway: false,
    broken: new Set<string>(),
    isConnected: true,
    sessions: new Set(['s1', 's2']),
    subscribers: [] as Subscriber[],
    reportedErrors: [] as string[],
  }
  const away = () => {
    if (world.isAway) throw new Error('away')
  }
  const { sql } = fakeDatabase(({ name, values: [userId] }) => {
    switch (name) {
      case 'read-cart-document':
        world.reads += 1
        away()
        if (world.broken.has(String(userId))) throw new Error('cannot be read')
        return [aDocument(world.revision)]
      case 'read-cart-document-revisions':
        world.compared += 1
        away()
        return ['u1', 'u2'].map(id => ({ userId: id, market: 'ro', revision: world.revision }))
      case 'read-live-sessions':
        return [...world.sessions].map(id => ({ id }))
    }
    throw new Error(`unexpected statement ${name}`)
  })
  const ctx = testContext({
    sql,
    pubSub: {
      listen: subscriber => {
        world.subscribers.push(subscriber)
        return { isConnected: () => world.isConnected, stop: async () => undefined }
      },
    },
    clock: () => new Date(),
    reportError: (error, { job }) => world.reportedErrors.push(`${job}: ${String(error)}`),
  })
  const hub = createHub(ctx)
  return {
    world,
    hub,
    publish: (text: string) => {
      for (const { received } of world.subscribers) received(text)
    },
  }
}

function aFollower(sessionId = 's1', userId = 'u1') {
  const revisions: number[] = []
  const ended: string[] = []
  const follower: Follower = {
    userId,
    market: 'ro',
    sessionId,
    send: ({ revision }) => revisions.push(revision),
    end: () => ended.push(sessionId),
  }
  return { follower, revisions, ended }
}

function settle() {
  return vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('A follower', () => {
  test('receives the current document first, then each change once', async () => {
    const { world, hub, publish } = aWorld()
    const { follower, revisions } = aFollower()
    hub.follow(follower)
    await settle()
    world.revision = 2
    publish('u1 ro 2')
    publish('u1 ro 2')
    await settle()
    publish('u1 ro 2')
    await settle()
    expect(revisions).toEqual([1, 2])
  })

  test('receives nothing after it has left', async () => {
    const { world, hub, publish } = aWorld()
    const { follower, revisions } = aFollower()
    const leave = hub.follow(follower)
    await settle()
    leave?.()
    world.revision = 2
    publish('u1 ro 2')
    await settle()
    expect(revisions).toEqual([1])
    expect(world.reads).toBe(1)
  })

  test('can leave twice without removing a newer follower', async () => {
    const { world, hub, publish } = aWorld()
    const [old, newer] = [aFollower(), aFollower('s2')]
    const leave = hub.follow(old.follower)
    leave?.()
    hub.follow(newer.follower)
    leave?.()
    await settle()
    world.revision = 2
    publish('u1 ro 2')
    await settle()
    expect(newer.revisions).toEqual([1, 2])
  })

  test('is ended when its session is over, and no other follower is', async () => {
    const { world, hub } = aWorld()
    const [gone, staying] = [aFollower('s1'), aFollower('s2')]
    hub.follow(gone.follower)
    hub.follow(staying.follower)
    world.sessions = new Set(['s2'])
    await vi.advanceTimersByTimeAsync(7_000)
    expect([gone.ended.length > 0, staying.ended.length > 0]).toEqual([true, false])
  })
})

describe('A change', () => {
  test('is read once for all followers', async () => {
    const { world, hub, publish } = aWorld()
    const followers = Array.from({ length: 20 }, () => aFollower())
    for (const { follower } of followers) hub.follow(follower)
    await settle()
    const before = world.reads
    world.revision = 2
    publish('u1 ro 2')
    await settle()
    expect(world.reads - before).toBe(1)
    for (const { revisions } of followers) expect(revisions).toEqual([1, 2])
  })

  test('of a document without followers is not read', async () => {
    const { world, hub, publish } = aWorld()
    hub.follow(aFollower().follower)
    await settle()
    for (const text of ['u2 ro 5', 'u1 bg 5', 'u1 de 5', 'u1 ro x', '', '*']) publish(text)
    await settle()
    expect(world.reads).toBe(1)
  })

  test('that occurs during a read is not missed', async () => {
    const { world, hub, publish } = aWorld()
    const { follower, revisions } = aFollower()
    hub.follow(follower)
    world.revision = 2
    publish('u1 ro 2')
    world.revision = 3
    publish('u1 ro 3')
    await settle()
    expect(revisions.at(-1)).toBe(3)
  })

  test('that was not published is found within five seconds, or within one while pub/sub is down', async () => {
    const { world, hub } = aWorld()
    const { follower, revisions } = aFollower()
    hub.follow(follower)
    await settle()
    world.revision = 2
    await vi.advanceTimersByTimeAsync(6_000)
    expect(revisions).toEqual([1, 2])
    world.isConnected = false
    world.revision = 3
    await vi.advanceTimersByTimeAsync(1_000)
    expect(revisions).toEqual([1, 2, 3])
  })

  test('is delivered while another document cannot be read, and followers of ended sessions are ended', async () => {
    const { world, hub } = aWorld()
    const [broken, sound] = [aFollower('s1', 'u1'), aFollower('s2', 'u2')]
    const gone = aFollower('s3', 'u2')
    for (const { follower } of [broken, sound, gone]) hub.follow(follower)
    await settle()
    world.broken = new Set(['u1'])
    world.revision = 2
    await vi.advanceTimersByTimeAsync(6_000)
    expect([broken.revisions, sound.revisions, gone.ended.length > 0]).toEqual([[1], [1, 2], true])
    expect(world.reportedErrors).toEqual(['follow-documents: Error: cannot be read'])
    world.broken = new Set()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(broken.revisions).toEqual([1, 2])
  })

  test('is found immediately after a gap', async () => {
    const { world, hub } = aWorld()
    const { follower, revisions } = aFollower()
    hub.follow(follower)
    await settle()
    world.revision = 2
    for (const { missed } of world.subscribers) missed()
    await settle()
    expect(revisions).toEqual([1, 2])
  })

  test('during a database failure is delivered once the database is back', async () => {
    const { world, hub, publish } = aWorld()
    const { follower, revisions } = aFollower()
    hub.follow(follower)
    await settle()
    world.isAway = true
    world.revision = 2
    publish('u1 ro 2')
    await vi.advanceTimersByTimeAsync(20_000)
    // Only logged, once per failure (Spec 8).
    expect(world.reportedErrors).toEqual(['follow-documents: Error: away'])
    world.isAway = false
    await vi.advanceTimersByTimeAsync(6_000)
    expect(revisions).toEqual([1, 2])
  })
})

test('a failed first read is repeated', async () => {
  const { world, hub } = aWorld()
  const { follower, revisions } = aFollower()
  world.isAway = true
  hub.follow(follower)
  await settle()
  world.isAway = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(revisions).toEqual([1])
})

test('a document accepts twenty followers in each market, and refuses the twenty-first', () => {
  const { hub } = aWorld()
  for (let n = 0; n < 20; n += 1) expect(hub.follow(aFollower().follower)).toBeDefined()
  expect(hub.follow(aFollower().follower)).toBeUndefined()
  expect(hub.follow({ ...aFollower().follower, market: 'bg' })).toBeDefined()
  expect(hub.follow(aFollower('s1', 'u2').follower)).toBeDefined()
})

test('revisions are not compared while there are no followers', async () => {
  const { world, hub } = aWorld()
  const leave = hub.follow(aFollower().follower)
  await settle()
  leave?.()
  const before = world.compared
  await vi.advanceTimersByTimeAsync(60_000)
  expect(world.compared).toBe(before)
})
