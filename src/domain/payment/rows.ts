import type { Basket } from '#domain/cart/basket.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { type Availability, availabilityOf } from './availability.ts'
import { collectionFeeOf } from './collection-fee.ts'
import { definitionOf } from './definition.ts'
import { fitsDelivery } from './fits-delivery.ts'
import { type InstallmentOption, narrowedBy } from './installment.ts'
import { offered } from './offered.ts'
import type { CustomerType, InstallmentRequestType, PaymentType } from './payment.ts'
import type { PaymentSettings } from './settings.ts'

/** One selectable row; `collectionFee` is zero where the method has none. */
export type PaymentRow = {
  readonly type: PaymentType
  readonly requestType?: InstallmentRequestType
  readonly availability: Availability
  readonly collectionFee: Money
  readonly children: readonly PaymentRow[]
}

/** `plans` are the providers' options per method, where a provider was asked. */
export type PaymentSituation = {
  readonly market: Market
  readonly customer: CustomerType
  readonly delivery: DeliveryKind
  readonly basket: Basket
  readonly plans?: Readonly<Partial<Record<PaymentType, readonly InstallmentOption[]>>>
}

/** Spec 9.2, 9.3 and 4.2 in turn: what is offered, what fits the delivery, and whether it is open. */
export const paymentRows = (
  situation: PaymentSituation,
  settings: PaymentSettings,
): PaymentRow[] => {
  const { market, customer, delivery } = situation
  return offered(market, customer, settings)
    .filter(({ type }) => fitsDelivery(type, market, delivery))
    .map(({ type, children }) => ({
      ...rowOf(type, situation, settings),
      children: children.map(child => rowOf(child, situation, settings)),
    }))
}

const rowOf = (
  type: PaymentType,
  { basket, plans }: PaymentSituation,
  settings: PaymentSettings,
): PaymentRow => {
  const collectionFee = collectionFeeOf(type, settings)
  const { totalAmountRule, requestType } = definitionOf(type, settings)
  const rule = narrowedBy(totalAmountRule, plans?.[type] ?? [])
  return {
    type,
    ...(requestType ? { requestType } : {}),
    availability: availabilityOf(type, basket, { ...rule, collectionFee }),
    collectionFee,
    children: [],
  }
}
