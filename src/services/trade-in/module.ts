import { sendInspectionEmail } from '../mail/send-inspection-email.ts'
import { sendTradeInEmail } from '../mail/send-trade-in-email.ts'
import type { Module } from '../module.ts'
import { hashImeis } from './hash-imeis.ts'
import { sweepLocks } from './sweep-locks.ts'
import { sweepSecondOffers } from './sweep-second-offers.ts'
import { expireTradeIns, remindTradeIns } from './sweep-trade-ins.ts'

export const tradeInModule: Module = {
  jobs: [
    { name: 'expire-sales', everySeconds: 600, run: expireTradeIns },
    { name: 'hash-imeis', everySeconds: 86_400, run: hashImeis },
    { name: 'remind-sales', everySeconds: 3_600, run: remindTradeIns },
    { name: 'sweep-locks', everySeconds: 3_600, run: sweepLocks },
    { name: 'sweep-second-offers', everySeconds: 3_600, run: sweepSecondOffers },
  ],
  outbox: { 'sale-news': sendTradeInEmail, 'inspection-news': sendInspectionEmail },
}
