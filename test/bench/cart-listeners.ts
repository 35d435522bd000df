import { openDatabase } from '#store/database.ts'
import { aMember, passOf } from '#test/support/cloud-app.ts'
import { openEvents } from '#test/support/event-reader.ts'

/** Session cookies of `count` new members, one per listener. */
export async function signInAll(databaseUrl: string, count: number): Promise<readonly string[]> {
  const database = openDatabase(databaseUrl, 8)
  const members = await Promise.all(Array.from({ length: count }, () => aMember(database.pool)))
  await database.close()
  return members.map(passOf)
}

/** One stream per member; `times` are in milliseconds, from sending a write to its arrival. */
export async function followAll(address: string, cookies: readonly string[]) {
  const times: number[] = []
  const sentAt = cookies.map(() => new Map<number, number>())
  const revisions = cookies.map(() => 0)
  const streams = cookies.map(cookie =>
    openEvents(`${address}/api/cart-document/stream?market=ro`, { cookie }),
  )
  await Promise.all(streams.map(stream => stream.nextDocument()))
  const listen = async (member: number) => {
    for (;;) {
      const event = await streams[member]?.next()
      if (!event) return
      if (event.event === 'document') arrive(member, Number(event.id))
    }
  }
  /** This event contains everything written since the last event. */
  const arrive = (member: number, revision: number) => {
    const sent = sentAt[member]
    for (const [each, at] of sent ?? []) {
      if (each > revision) continue
      times.push(performance.now() - at)
      sent?.delete(each)
    }
  }
  const ended = Promise.all(streams.map((_, member) => listen(member)))
  return {
    times,
    /** Called before a write; returns its base revision. */
    writing: (member: number): number => {
      const base = revisions[member] ?? 0
      revisions[member] = base + 1
      sentAt[member]?.set(base + 1, performance.now())
      return base
    },
    waiting: () => sentAt.reduce((sum, each) => sum + each.size, 0),
    forget: () => {
      times.length = 0
    },
    close: async () => {
      for (const stream of streams) stream.close()
      await ended
    },
  }
}

export type Followed = Awaited<ReturnType<typeof followAll>>
