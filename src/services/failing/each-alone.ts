import { clearFailing, type FailingJob, noteFailing } from '#store/failing-items.ts'
import type { Context } from '../context.ts'
import { messageOfError } from '../telemetry/error-message.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>
type Item = string | { readonly id: string }

type Loop<Each extends Item, Done> = {
  readonly job: FailingJob
  readonly items: readonly Each[]
  readonly work: (item: Each) => Promise<Done>
  /** How many items are processed concurrently; default: 1. */
  readonly atOnce?: number
}

/**
 * Processes each item on its own: a failure does not stop the others; the failed item waits longer each time and
 * becomes a staff task after a day (docs/decisions/0039-each-alone.md). Returns the results of the successful items;
 * throws the first error once all have been tried. An id that both failed and succeeded in one run (a member in two
 * markets) counts as failed.
 */
export async function eachAlone<Each extends Item, Done>(
  { sql, clock }: Ctx,
  { job, items, work, atOnce = 1 }: Loop<Each, Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  const worked = new Set<string>()
  const failed = new Set<string>()
  const failures: unknown[] = []
  const processOne = async (item: Each) => {
    try {
      done.push(await work(item))
      worked.add(idOf(item))
    } catch (error) {
      failures.push(error)
      failed.add(idOf(item))
      await noteFailing(sql, job, idOf(item), messageOfError(error), clock())
    }
  }
  for (let at = 0; at < items.length; at += atOnce)
    await Promise.all(items.slice(at, at + atOnce).map(processOne))
  await clearFailing(sql, job, [...worked.difference(failed)], clock())
  if (failures.length > 0) throw failures[0]
  return done
}

function idOf(item: Item): string {
  return typeof item === 'string' ? item : item.id
}
