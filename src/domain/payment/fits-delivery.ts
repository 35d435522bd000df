import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentMethodId } from './method.ts'

/**
 * The methods that each kind of delivery removes. In RO every delivery except by courier removes cash on delivery
 * (Spec 9.3).
 */
const removedBy: Record<Market, Record<DeliveryKind, readonly PaymentMethodId[]>> = {
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

/** Whether a method can be used with a kind of delivery (Spec 9.3). */
export function fitsDelivery(type: PaymentMethodId, market: Market, kind: DeliveryKind): boolean {
  return !removedBy[market][kind].includes(type)
}
