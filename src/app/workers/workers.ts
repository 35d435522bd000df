import { purgeAfterStart } from '#services/cache/purge-cdn.ts'
import type { Context } from '#services/context.ts'
import type { Job, Loop } from '#services/module.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import type { Role } from '../config.ts'
import { handlers, jobs, loops } from '../modules.ts'
import { repeat } from './repeat.ts'
import { startSchedule } from './schedule.ts'

const outboxPauseMs = 500

/**
 * The background work: every process delivers outbox messages and runs the loops; a job runs in only one process at a
 * time. A process that only serves requests runs what these depend on.
 */
export async function startWorkers(ctx: Context, databaseUrl: string, role: Role) {
  await purgeAfterStart(ctx)
  const isNeeded = (each: Pick<Job, 'isNeeded'>) => each.isNeeded?.(ctx) ?? true
  const started = (list: readonly Loop[]) =>
    list
      .filter(isNeeded)
      .map(loop => repeat({ ...loop, run: () => loop.run(ctx) }, ctx.reportError))
  if (role === 'web') {
    const running = started(loops.filter(({ isForRequests }) => isForRequests))
    return { stop: async () => void (await Promise.all(running.map(each => each.stop()))) }
  }
  const deliver = {
    name: 'deliver-outbox',
    pauseMs: outboxPauseMs,
    run: () => deliverOutbox(ctx, handlers),
  }
  const running = [repeat(deliver, ctx.reportError), ...started(loops)]
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
