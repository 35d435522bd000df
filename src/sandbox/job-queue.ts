export type Job = { readonly due: number; readonly run: () => unknown }

/** Ordered by time; jobs with the same time run in the order they were added. */
export function createJobQueue() {
  let jobs: readonly Job[] = []
  return {
    next: () => jobs[0],
    add: (job: Job) => {
      const index = jobs.findLastIndex(({ due }) => due <= job.due) + 1
      jobs = jobs.toSpliced(index, 0, job)
    },
    takeDue: (now: number): Job | undefined => {
      const [first] = jobs
      if (!first || first.due > now) return undefined
      jobs = jobs.slice(1)
      return first
    },
    clear: () => {
      jobs = []
    },
  }
}
