import type { Module } from '../module.ts'
import { syncAllPoints } from './sync-points.ts'

export const placesModule: Module = {
  jobs: [{ name: 'sync-points', everySeconds: 86_400, run: syncAllPoints }],
}
