import type { Module } from '../module.ts'
import { reseal } from './reseal.ts'

export const sealingModule: Module = {
  jobs: [
    { name: 'reseal', everySeconds: 60, run: reseal, isNeeded: ctx => ctx.keys.hasOlderSeals },
  ],
}
