import type { Module } from '../module.ts'
import { sendPayouts } from './send-payouts.ts'

export const payoutModule: Module = {
  jobs: [{ name: 'send-payouts', everySeconds: 5, run: sendPayouts }],
}
