import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentType } from './payment.ts'

/** Spec 9.3: what each kind of delivery removes. In RO every delivery but a courier's removes cash on delivery. */
const removedBy: Record<Market, Record<DeliveryKind, readonly PaymentType[]>> = {
  ro: {
    courier: ['cardAtLocker'],
    locker: ['cashOnDelivery'],
    office: ['cashOnDelivery'],
  },
  bg: {
    courier: ['cardAtLocker', 'cardOrCashAtOffice'],
    locker: ['cashOnDelivery', 'cardOrCashAtOffice'],
    office: ['cashOnDelivery', 'cardAtLocker'],
  },
  hu: {
    courier: ['cardAtLocker', 'cardOrCashAtOffice'],
    locker: ['cashOnDelivery', 'paymentOnDelivery', 'cardOrCashAtOffice'],
    office: ['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker'],
  },
  gr: {
    courier: ['cardAtLocker', 'cardOrCashAtOffice'],
    locker: ['cashOnDelivery', 'paymentOnDelivery', 'cardOrCashAtOffice'],
    office: ['cashOnDelivery', 'paymentOnDelivery', 'cardAtLocker'],
  },
}

/** Spec 9.3: whether a method can be used with such a delivery. */
export function fitsDelivery(type: PaymentType, market: Market, kind: DeliveryKind): boolean {
  return !removedBy[market][kind].includes(type)
}
