import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import { byMarket } from '#domain/market/market.ts'
import type { PaymentMethod, PaymentMethodId } from '../method.ts'

const pickups: readonly DeliveryKind[] = ['locker', 'office']
const allButOffice: readonly DeliveryKind[] = ['courier', 'locker']
const allButLocker: readonly DeliveryKind[] = ['courier', 'office']

/** The on-delivery, locker and office methods, which have the collection fee (Spec 9.1). */
export const onDeliveryMethods = {
  paymentOnDelivery: {
    settlement: { kind: 'on-delivery', acceptsCash: true },
    excludedDeliveries: { hu: pickups, gr: pickups },
  },
  cashOnDelivery: {
    settlement: { kind: 'on-delivery', acceptsCash: true },
    excludedDeliveries: byMarket(() => pickups),
  },
  cardOrCashAtOffice: {
    settlement: { kind: 'on-delivery', acceptsCash: true },
    excludedDeliveries: { bg: allButOffice, hu: allButOffice, gr: allButOffice },
  },
  cardAtLocker: {
    settlement: { kind: 'on-delivery', acceptsCash: false },
    excludedDeliveries: { ro: ['courier'], bg: allButLocker, hu: allButLocker, gr: allButLocker },
  },
} as const satisfies Partial<Record<PaymentMethodId, PaymentMethod>>

export type PaidOnDelivery = keyof typeof onDeliveryMethods
