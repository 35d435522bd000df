import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { DeliveryEstimate } from '#domain/delivery/estimate.ts'
import type { PurchaseNext, PurchaseStage } from './purchase.ts'
import type { Withdrawal } from './withdrawal.ts'

export type PurchaseSituation = {
  readonly stage: PurchaseStage
  readonly delivery: DeliveryKind
  readonly estimate: DeliveryEstimate
  readonly withdrawal: Withdrawal
  /** ISO; only for an order that awaits payment. */
  readonly payableUntil?: string
}

/** The next event of a purchase, with its day; `undefined` if there is none (Rules of trade). */
export function nextOf(situation: PurchaseSituation): PurchaseNext | undefined {
  const { stage, delivery, estimate, withdrawal, payableUntil } = situation
  switch (stage) {
    case 'awaiting-payment':
      return payableUntil === undefined ? undefined : { kind: 'pay-until', at: payableUntil }
    case 'awaiting-trade-in':
      return payableUntil === undefined
        ? { kind: 'after-trade-in' }
        : { kind: 'pay-until', at: payableUntil }
    case 'preparing':
    case 'on-the-way':
      return { kind: 'arrives', delivery, ...estimate }
    case 'delivered':
      return { kind: 'return-until', day: withdrawal.shopUntil }
    case 'ready-for-pickup':
    case 'failed-attempt':
    case 'coming-back':
    case 'came-back':
    case 'lost':
    case 'expired':
    case 'cancelled':
      return undefined
  }
}
