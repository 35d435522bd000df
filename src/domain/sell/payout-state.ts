/** sell.md, payment: what failed is sent again, to an account that may be another one; a voucher is paid as it is due. */
export type PayoutState = 'due' | 'sent' | 'paid' | 'failed'
