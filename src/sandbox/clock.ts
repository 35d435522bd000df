import { createJobQueue } from './job-queue.ts'
import type { Table } from './stored.ts'

/**
 * The sandbox's own clock: it runs with real time, and jumps when asked to. Jobs do not survive a restart: derive
 * time-dependent behaviour from stored times, or use `deliver` and `settleLater`, which are stored.
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly after: (ms: number, job: () => unknown) => void
  readonly wait: (ms: number) => Promise<void>
  /** Jumps from job to job, awaiting each, up to `ms` from now. */
  readonly advance: (ms: number) => Promise<void>
  /** Discards the jobs. */
  readonly stop: () => void
}

const longestTimerMs = 2 ** 31 - 1

export function createClock(table: Table<number>): Clock {
  const jobs = createJobQueue()
  let timer: NodeJS.Timeout | undefined
  const ahead = () => table.get('ahead') ?? 0
  const now = () => Date.now() + ahead()
  const jumpTo = (time: number) => {
    if (time > now()) table.set('ahead', ahead() + time - now())
  }
  const arm = () => {
    clearTimeout(timer)
    const next = jobs.next()
    if (!next) return
    timer = setTimeout(runDue, Math.min(longestTimerMs, Math.max(0, next.due - now()))).unref()
  }
  const runDue = () => {
    for (let job = jobs.takeDue(now()); job; job = jobs.takeDue(now())) void job.run()
    arm()
  }
  const after = (ms: number, run: () => unknown) => {
    jobs.add({ due: now() + ms, run })
    arm()
  }
  const advance = async (ms: number) => {
    const target = now() + ms
    for (let job = jobs.takeDue(target); job; job = jobs.takeDue(target)) {
      jumpTo(job.due)
      await job.run()
    }
    jumpTo(target)
    arm()
  }
  const stop = () => {
    jobs.clear()
    clearTimeout(timer)
  }
  return { now, after, advance, stop, wait: ms => new Promise(done => after(ms, () => done())) }
}
