import { forgetChanges } from '#store/cache/changes.ts'
import type { Module } from '../module.ts'
import { changesKeptMs } from './response-cache.ts'

export const cacheModule: Module = {
  jobs: [
    {
      name: 'forget-cache-changes',
      everySeconds: 600,
      run: ({ sql, clock }) => forgetChanges(sql, new Date(clock().getTime() - changesKeptMs)),
    },
  ],
}
