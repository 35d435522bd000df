import { describe, expect, test } from 'vitest'
import { isFinal, moved } from '#domain/machine.ts'
import { attemptArrows, isLive } from './attempt-state.ts'
import { onDeliveryArrows } from './on-delivery-state.ts'
import { firstStateOf, orderArrows } from './order-state.ts'
import { isBeforeHandover, shipmentArrows } from './shipment-state.ts'

describe('an order', () => {
  test.each([
    ['awaiting-payment', 'confirm', 'confirmed'],
    ['awaiting-payment', 'expire', 'expired'],
    ['awaiting-payment', 'cancel', 'cancelled'],
    ['confirmed', 'close', 'closed'],
    ['confirmed', 'cancel', 'cancelled'],
    ['confirmed', 'await-trade-in', 'awaiting-trade-in'],
    ['awaiting-trade-in', 'resume', 'confirmed'],
    ['awaiting-trade-in', 'cancel', 'cancelled'],
  ] as const)('an order that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(orderArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test('an order that waits for a trade-in is never closed, so never delivered', () => {
    expect(moved(orderArrows, 'awaiting-trade-in', 'close').ok).toBe(false)
  })

  test('a confirmed order does not expire', () => {
    expect(moved(orderArrows, 'confirmed', 'expire')).toEqual({
      ok: false,
      refusal: { kind: 'move-not-allowed', from: 'confirmed', by: 'expire' },
    })
  })

  test.each(['closed', 'expired', 'cancelled'] as const)('an order that is %s stays so', state => {
    expect(isFinal(orderArrows, state)).toBe(true)
  })

  test.each([
    ['cashOnDelivery', 'confirmed'],
    ['paymentOnDelivery', 'confirmed'],
    ['cardAtLocker', 'confirmed'],
    ['cardOrCashAtOffice', 'confirmed'],
    ['card', 'awaiting-payment'],
    ['bnpl', 'awaiting-payment'],
  ] as const)('an order paid by %s starts as %s', (payment, state) => {
    expect(firstStateOf(payment)).toBe(state)
  })
})

describe('a payment on delivery', () => {
  test.each([
    ['due', 'collect', 'collected'],
    ['due', 'refuse', 'refused'],
    ['collected', 'remit', 'remitted'],
  ] as const)('a payment on delivery that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(onDeliveryArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test('a payment on delivery is not remitted before it is collected', () => {
    expect(moved(onDeliveryArrows, 'due', 'remit').ok).toBe(false)
  })
})

describe('a payment attempt', () => {
  test.each([
    ['created', 'require-action', 'action-required'],
    ['action-required', 'send-to-review', 'pending-review'],
    ['pending-review', 'authorize', 'authorized'],
    ['authorized', 'capture', 'captured'],
    ['authorized', 'expire', 'expired'],
    ['created', 'capture', 'captured'],
    ['pending-review', 'decline', 'declined'],
    ['expired', 'capture-late', 'captured'],
  ] as const)('a payment attempt that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(attemptArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test.each([
    ['authorized', 'send-to-review'],
    ['captured', 'decline'],
    ['captured', 'capture-late'],
    ['declined', 'capture'],
    ['created', 'capture-late'],
  ] as const)('a payment attempt that is %s is not changed by %s', (from, by) => {
    expect(moved(attemptArrows, from, by).ok).toBe(false)
  })

  test('a payment attempt is live until it is captured or has failed', () => {
    expect(isLive('authorized')).toBe(true)
    expect(isLive('captured')).toBe(false)
    expect(isLive('declined')).toBe(false)
  })
})

describe('a shipment', () => {
  test.each([
    ['preparing', 'create-label', 'label-created'],
    ['label-created', 'hand-over', 'handed-over'],
    ['handed-over', 'depart', 'in-transit'],
    ['in-transit', 'arrive-at-point', 'ready-for-pickup'],
    ['in-transit', 'deliver', 'delivered'],
    ['ready-for-pickup', 'deliver', 'delivered'],
    ['ready-for-pickup', 'expire-pickup', 'pickup-expired'],
    ['in-transit', 'fail-attempt', 'failed-attempt'],
    ['failed-attempt', 'turn-back', 'returning'],
    ['pickup-expired', 'turn-back', 'returning'],
    ['returning', 'return-to-sender', 'returned-to-sender'],
    ['in-transit', 'lose', 'lost'],
  ] as const)('a shipment that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(shipmentArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test('a shipment is neither delivered nor lost before it was handed over', () => {
    expect(moved(shipmentArrows, 'label-created', 'deliver').ok).toBe(false)
    expect(moved(shipmentArrows, 'preparing', 'lose').ok).toBe(false)
  })

  test('a shipment allows its order to be cancelled only before the handover', () => {
    expect(isBeforeHandover('label-created')).toBe(true)
    expect(isBeforeHandover('handed-over')).toBe(false)
  })
})
