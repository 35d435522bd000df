import { cartMutants } from './cart.ts'
import { deviceMutants } from './device.ts'
import { failingMutants } from './failing.ts'
import { identityMutants } from './identity.ts'
import type { Mutant } from './mutant.ts'
import { orderMutants } from './order.ts'
import { orderEndingMutants } from './order-endings.ts'
import { outboxMutants } from './outbox.ts'
import { paymentMutants } from './payment.ts'
import { payoutMutants } from './payout.ts'
import { priceMutants } from './price.ts'
import { refundMutants } from './refund.ts'
import { returnMutants } from './return.ts'
import { stockMutants } from './stock.ts'
import { tradeInMutants } from './trade-in.ts'
import { voucherMutants } from './voucher.ts'

type Noun = {
  /** The folder of src/domain that StrykerJS mutates. */
  readonly rules?: string
  /** Mutants written by hand, for SQL and services. */
  readonly listed: readonly Mutant[]
}

export const nouns: Readonly<Record<string, Noun>> = {
  money: { rules: 'money', listed: [] },
  cart: { rules: 'cart', listed: cartMutants },
  checkout: { rules: 'checkout', listed: [] },
  payment: { rules: 'payment', listed: paymentMutants },
  return: { rules: 'return', listed: returnMutants },
  'trade-in': { rules: 'trade-in', listed: tradeInMutants },
  device: { listed: deviceMutants },
  failing: { listed: failingMutants },
  stock: { listed: stockMutants },
  order: { listed: [...orderMutants, ...orderEndingMutants] },
  refund: { listed: refundMutants },
  voucher: { listed: voucherMutants },
  payout: { listed: payoutMutants },
  outbox: { listed: outboxMutants },
  identity: { listed: identityMutants },
  price: { listed: priceMutants },
}
