import { purgeAfterStart } from '#services/cache/purge-cdn.ts'
import type { Context } from '#services/context.ts'
import type { Job } from '#services/module.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { handlers, jobs, loops } from '../modules.ts'
import { repeat } from './repeat.ts'
import { startSchedule } from './schedule.ts'

const outboxPauseMs = 500

/**
 * The background work: every process delivers outbox messages and runs the loops; a job runs in only one process at a
 * time.
 */
export async function startWorkers(ctx: Context, databaseUrl: string) {
  await purgeAfterStart(ctx)
  const deliver = {
    name: 'deliver-outbox',
    pauseMs: outboxPauseMs,
    run: () => deliverOutbox(ctx, handlers),
  }
  const isNeeded = (each: Pick<Job, 'isNeeded'>) => each.isNeeded?.(ctx) ?? true
  const repeated = loops.filter(isNeeded).map(loop => ({ ...loop, run: () => loop.run(ctx) }))
  const running = [deliver, ...repeated].map(each => repeat(each, ctx.reportError))
  const needed = jobs.filter(isNeeded)
  const schedule = await startSchedule(
    databaseUrl,
    needed.map(job => ({ ...job, run: () => job.run(ctx) })),
    ctx.reportError,
  )
  return {
    stop: async () => {
      await Promise.all([...running.map(each => each.stop()), schedule.stop()])
    },
  }
}
