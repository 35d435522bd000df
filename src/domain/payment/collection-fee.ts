import { zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { isPaidOnDelivery, type PaymentMethodId } from './method.ts'
import type { PaymentSettings } from './settings.ts'

/** The surcharge of the on-delivery, locker and office methods; zero for any other method (Spec 9.1). */
export function collectionFeeOf(type: PaymentMethodId, { collectionFee }: PaymentSettings): Money {
  return isPaidOnDelivery(type) ? collectionFee : zero(collectionFee.currency)
}
