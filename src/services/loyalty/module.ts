import type { Module } from '../module.ts'
import { creditOrder, creditTradeIn } from './credit-points.ts'
import { lapsePoints } from './lapse-points.ts'
import { rewardInviters } from './reward-inviters.ts'
import { takeBackPoints } from './take-back-points.ts'

export const loyaltyModule: Module = {
  jobs: [
    { name: 'lapse-points', everySeconds: 21_600, run: lapsePoints },
    { name: 'reward-inviters', everySeconds: 3_600, run: rewardInviters },
  ],
  outbox: {
    'points-due': creditOrder,
    'points-back-due': takeBackPoints,
    'sale-paid': creditTradeIn,
  },
}
