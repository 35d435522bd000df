import type { Module } from '../module.ts'
import { forgetPersonalData } from './forget-personal-data.ts'

export const retentionModule: Module = {
  jobs: [{ name: 'forget-personal-data', everySeconds: 86_400, run: forgetPersonalData }],
}
