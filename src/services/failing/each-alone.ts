import { clearFailing, type Job, noteFailing } from '#store/failing-items.ts'
import type { Sql } from '#store/transaction.ts'
import { messageOfError } from '../witness/words-of-error.ts'

type Deps = { readonly sql: Sql; readonly now: () => Date }
type Item = string | { readonly id: string }

type Loop<Each extends Item, Done> = {
  readonly job: Job
  readonly items: readonly Each[]
  readonly work: (item: Each) => Promise<Done>
  /** How many are worked on side by side; one after another unless told. */
  readonly atOnce?: number
}

/**
 * Works on each item by itself: one that fails stops no other, rests longer each time and after a day is a task for staff
 * (docs/decisions/0039-each-alone.md). Returns what came of those that worked; throws the first failure once all were tried.
 * An id that failed and worked in one run (a member in two markets) has failed.
 */
export async function eachAlone<Each extends Item, Done>(
  { sql, now }: Deps,
  { job, items, work, atOnce = 1 }: Loop<Each, Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  const worked = new Set<string>()
  const failed = new Set<string>()
  const failures: unknown[] = []
  const one = async (item: Each) => {
    try {
      done.push(await work(item))
      worked.add(idOf(item))
    } catch (error) {
      failures.push(error)
      failed.add(idOf(item))
      await noteFailing(sql, job, idOf(item), messageOfError(error), now())
    }
  }
  for (let at = 0; at < items.length; at += atOnce)
    await Promise.all(items.slice(at, at + atOnce).map(one))
  await clearFailing(sql, job, [...worked.difference(failed)], now())
  if (failures.length > 0) throw failures[0]
  return done
}

function idOf(item: Item): string {
  return typeof item === 'string' ? item : item.id
}
