import { sendReturnEmail } from '../mail/send-return-email.ts'
import type { Module } from '../module.ts'
import { expireReturns, remindReturns } from './sweep-returns.ts'

export const returnModule: Module = {
  jobs: [
    { name: 'expire-returns', everySeconds: 3_600, run: expireReturns },
    { name: 'remind-returns', everySeconds: 3_600, run: remindReturns },
  ],
  outbox: {
    'return-requested': sendReturnEmail,
    'return-reminder': sendReturnEmail,
    'return-received': sendReturnEmail,
    'return-settled': sendReturnEmail,
    'return-rejected': sendReturnEmail,
  },
}
