import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { type Lender, type LenderId, lenders } from './lenders.ts'
import {
  type Financed,
  type InstallmentRequestType,
  type PaymentMethod,
  type PaymentMethodId,
  paymentMethodIds,
} from './method.ts'
import { card } from './methods/card.ts'
import { cofidisMethods } from './methods/cofidis.ts'
import { onDeliveryMethods } from './methods/on-delivery.ts'
import { oney } from './methods/oney.ts'
import { tbiMethods } from './methods/tbi.ts'
import type { ProviderId } from './provider.ts'
import type { PaymentSettings } from './settings.ts'

/** An id without a descriptor does not compile. */
const methods: Readonly<Record<PaymentMethodId, PaymentMethod>> = {
  card,
  oney,
  ...tbiMethods,
  ...cofidisMethods,
  ...onDeliveryMethods,
}

/** The payment provider; `undefined` for a group, for methods paid on delivery, and where the lender has none. */
export function providerFor(market: Market, id: PaymentMethodId): ProviderId | undefined {
  const { settlement } = methods[id]
  if (settlement.kind === 'card') return settlement.provider
  return settlement.kind === 'financed' ? lenders[settlement.lender].providers[market] : undefined
}

/** The lender of a method paid in installments, or of a group of them. */
export function lenderOf(id: PaymentMethodId): Lender | undefined {
  const { settlement } = methods[id]
  return 'lender' in settlement ? lenders[settlement.lender] : undefined
}

/** The plan that a method needs; `undefined` for a group and for a method paid at once or on delivery. */
export function planKind(id: PaymentMethodId): LenderId | undefined {
  return financing(id)?.lender
}

/** These payments end on the page financing-thank-you: TBI in RO and BG, Cofidis in HU (Spec 2.1). */
export function endsOnFinancingPage(market: Market, id: PaymentMethodId): boolean {
  const kind = planKind(id)
  return kind !== undefined && lenders[kind].financingPageIn?.includes(market) === true
}

/** The most items that a cart may have; `undefined` if they are not limited (Spec 9.1). */
export function maxItems(id: PaymentMethodId): number | undefined {
  return lenderOf(id)?.maxItems
}

/** The request type that the provider is sent (Spec 3.1). */
export function requestType(id: PaymentMethodId): InstallmentRequestType | undefined {
  return financing(id)?.requestType
}

/** Whether a method has plans of this number of installments; without its own, those of the lender (Spec 9.1). */
export function allowsInstallments(id: PaymentMethodId, installments: number): boolean {
  return financing(id)?.installments?.includes(installments) ?? true
}

/** The summary of the Greek standard and promoMulti types hides the first rate (Spec 9.1). */
export function showsFirstRate(market: Market, id: PaymentMethodId): boolean {
  return !financing(id)?.hidesFirstRateIn?.includes(market)
}

/** The on-delivery, locker and office methods, which have the collection fee (Spec 9.1). */
export function isPaidOnDelivery(id: PaymentMethodId): boolean {
  return methods[id].settlement.kind === 'on-delivery'
}

/** Paid on delivery, but not in cash. */
export function isCardOnly(id: PaymentMethodId): boolean {
  const { settlement } = methods[id]
  return settlement.kind === 'on-delivery' && !settlement.acceptsCash
}

/** The surcharge of the on-delivery, locker and office methods; zero for any other method (Spec 9.1). */
export function collectionFee(id: PaymentMethodId, settings: PaymentSettings): Money {
  const fee = settings.collectionFee
  return isPaidOnDelivery(id) ? fee : zero(fee.currency)
}

/** Whether a method can be used with a kind of delivery (Spec 9.3). */
export function fitsDelivery(id: PaymentMethodId, market: Market, kind: DeliveryKind): boolean {
  return !methods[id].excludedDeliveries?.[market]?.includes(kind)
}

/** The methods that a group contains; none for any other method. */
export function childrenOf(id: PaymentMethodId, market: Market): readonly PaymentMethodId[] {
  const { settlement } = methods[id]
  return (settlement.kind === 'group' && settlement.children[market]) || []
}

/** The group that contains a method. */
export function groupOf(id: PaymentMethodId, market: Market): PaymentMethodId | undefined {
  return paymentMethodIds.find(group => childrenOf(group, market).includes(id))
}

function financing(id: PaymentMethodId): Financed | undefined {
  const { settlement } = methods[id]
  return settlement.kind === 'financed' ? settlement : undefined
}
