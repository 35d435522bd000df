import type { Module } from '../module.ts'
import { issueSlip } from './issue-slip.ts'

export const slipModule: Module = {
  outbox: {
    'acquisition-slip-due': async (ctx, { payload }) => {
      await issueSlip(ctx, String(payload.saleId))
    },
  },
}
