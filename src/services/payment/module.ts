import type { Module } from '../module.ts'
import { endDifferences } from './end-differences.ts'
import { followVoucher } from './follow-voucher.ts'
import { processWebhooks } from './process-webhooks.ts'
import { capturePayment, releasePayment } from './release-payment.ts'
import { sendRefunds } from './send-refunds.ts'
import { expireOrders, reconcilePayments } from './sweep-payments.ts'

export const paymentModule: Module = {
  jobs: [
    { name: 'reconcile-payments', everySeconds: 5, run: reconcilePayments },
    { name: 'expire-orders', everySeconds: 15, run: expireOrders },
    { name: 'end-differences', everySeconds: 60, run: endDifferences },
    { name: 'send-refunds', everySeconds: 5, run: sendRefunds },
  ],
  loops: [{ name: 'work-notices', pauseMs: 300, run: processWebhooks }],
  outbox: {
    'payment-release': releasePayment,
    'payment-capture': capturePayment,
    'voucher-settled': followVoucher,
  },
}
