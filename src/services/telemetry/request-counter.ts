import { addToTallies, type Tally } from '#store/tally/tallies.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

type Waiting = {
  readonly key: string
  readonly windowMs: number
  readonly resolve: (tally: Tally) => void
  readonly reject: (error: unknown) => void
}

export type RequestCounter = (key: string, windowMs: number) => Promise<Tally>

/**
 * Counts each request exactly, in all processes together. Requests that arrive while a statement is under way are
 * counted by the next one, so that many at once cost few statements.
 */
export function createRequestCounter(ctx: Ctx): RequestCounter {
  let waiting: readonly Waiting[] = []
  let isUnderWay = false
  const sendNext = async () => {
    if (isUnderWay || waiting.length === 0) return
    const batch = waiting
    waiting = []
    isUnderWay = true
    await countTogether(ctx, batch)
    isUnderWay = false
    void sendNext()
  }
  return (key, windowMs) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { key, windowMs, resolve, reject }]
      void sendNext()
    })
}

async function countTogether(ctx: Ctx, batch: readonly Waiting[]) {
  const groups = [...Map.groupBy(batch, each => each.key).values()]
  try {
    const tallies = await addToTallies(ctx.sql, ctx.keys.secret, groups.flatMap(toAddition))
    for (const [at, group] of groups.entries()) resolveInTurn(group, tallies[at])
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

function toAddition([first, ...others]: readonly Waiting[]) {
  return first ? [{ key: first.key, by: 1 + others.length, windowMs: first.windowMs }] : []
}

/** Requests of one client get the counts that they would have got one after the other. */
function resolveInTurn(group: readonly Waiting[], tally: Tally | undefined) {
  for (const [place, { resolve, windowMs }] of group.entries()) {
    const { count, leftMs } = tally ?? { count: group.length, leftMs: windowMs }
    resolve({ count: count - (group.length - 1 - place), leftMs })
  }
}
