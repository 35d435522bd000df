import { expireVouchers } from '#store/voucher/vouchers.ts'
import type { Module } from '../module.ts'

export const voucherModule: Module = {
  jobs: [
    {
      name: 'expire-vouchers',
      everySeconds: 3_600,
      run: ctx => expireVouchers(ctx.sql, ctx.clock()),
    },
  ],
}
