import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tag } from './tag.ts'

const collecting = new AsyncLocalStorage<Set<Tag>>()

/** Notes what a query reads. Without a collector around it, as in writes, this does nothing. */
export function noteRead(...tags: readonly Tag[]): void {
  const collected = collecting.getStore()
  if (collected) for (const tag of tags) collected.add(tag)
}

/** Runs `work` and collects the tags of everything it reads into `tags`, also of what it starts and does not await. */
export function collectReads<T>(tags: Set<Tag>, work: () => T): T {
  return collecting.run(tags, work)
}
