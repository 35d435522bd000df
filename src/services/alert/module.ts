import type { Module } from '../module.ts'
import { answerAlerts } from './answer-alerts.ts'
import { forgetAlerts } from './forget-alerts.ts'

export const alertModule: Module = {
  jobs: [{ name: 'forget-alerts', everySeconds: 3_600, run: forgetAlerts }],
  outbox: { 'stock-alert': answerAlerts },
}
