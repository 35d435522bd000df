import { purgeAfterStart } from '#services/cache/purge-cdn.ts'
import type { Context } from '#services/context.ts'
import type { Handler, Job, Loop } from '#services/module.ts'
import { deliverOutbox, type Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Role } from '../config.ts'
import { handlers, jobs, loops } from '../modules.ts'
import { repeat } from './repeat.ts'
import { startSchedule } from './schedule.ts'

const outboxPauseMs = 500

type Traced = <T>(name: string, work: () => Promise<T>) => Promise<T>

type Options = {
  readonly role: Role
  /** Runs a job or the handler of a message; default: without a trace. */
  readonly traced?: Traced | undefined
}

const untraced: Traced = (_name, work) => work()

function tracedHandlers(traced: Traced): Handlers {
  return Object.fromEntries(
    Object.entries<Handler>(handlers).map(([topic, handler]) => [
      topic,
      (...message) => traced(topic, () => handler(...message)),
    ]),
  )
}

/**
 * The background work: every process delivers outbox messages and runs the loops; a job runs in only one process at a
 * time. A process that only serves requests runs what these depend on.
 */
export async function startWorkers(
  ctx: Context,
  databaseUrl: string,
  { role, traced = untraced }: Options,
) {
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
    run: () => deliverOutbox(ctx, tracedHandlers(traced)),
  }
  const running = [repeat(deliver, ctx.reportError), ...started(loops)]
  const needed = jobs.filter(isNeeded)
  const schedule = await startSchedule(
    databaseUrl,
    needed.map(job => ({ ...job, run: () => traced(job.name, () => job.run(ctx)) })),
    ctx.reportError,
  )
  return {
    stop: async () => {
      await Promise.all([...running.map(each => each.stop()), schedule.stop()])
    },
  }
}
