import { forgetChanges } from '#store/cache/changes.ts'
import type { Context } from '../context.ts'
import type { Module } from '../module.ts'
import { deliverOutbox } from '../outbox/deliver-outbox.ts'
import { purgeCdn, writePurges } from './purge-cdn.ts'
import { changesKeptMs } from './response-cache.ts'

export const cacheModule: Module = {
  loops: [
    {
      name: 'purge-cdn',
      pauseMs: 200,
      isNeeded: ({ providers }) => providers.cdn !== undefined,
      run: purge,
    },
  ],
  outbox: { 'cdn-purge': purgeCdn },
  jobs: [
    {
      name: 'forget-cache-changes',
      everySeconds: 600,
      run: ({ sql, clock }) => forgetChanges(sql, new Date(clock().getTime() - changesKeptMs)),
    },
  ],
}

/**
 * Purges are delivered here first: among the emails of many orders they would wait too long. There is a pause after
 * each round, so that changes come together.
 */
async function purge(ctx: Context): Promise<number> {
  await writePurges(ctx)
  await deliverOutbox(ctx, { 'cdn-purge': purgeCdn }, 'cdn-purge')
  return 0
}
