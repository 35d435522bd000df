import { expect, test } from 'vitest'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { needsPlan, payableAgain } from './payable-again.ts'

function aRow(type: PaymentMethodId, children: PaymentRow['children'] = []): PaymentRow {
  return {
    type,
    availability: { kind: 'open' },
    collectionFee: { minor: 0, currency: 'RON' },
    plans: [],
    children,
  }
}

function typesOf(rows: readonly PaymentRow[], failed: PaymentMethodId) {
  return payableAgain(rows, failed).map(({ type }) => type)
}

test('after a declined card the card comes first, then every other method, also on delivery', () => {
  const rows = [aRow('tnpl'), aRow('oney'), aRow('card'), aRow('cashOnDelivery')]
  expect(typesOf(rows, 'card')).toEqual(['card', 'tnpl', 'oney', 'cashOnDelivery'])
})

test('a group is replaced by its methods', () => {
  const group = aRow('tbi-combo', [
    { ...aRow('standard'), children: [] },
    { ...aRow('promo'), children: [] },
  ])
  expect(typesOf([aRow('card'), group], 'promo')).toEqual(['promo', 'card', 'standard'])
})

test('a method that is no longer offered is not listed', () => {
  expect(typesOf([aRow('card')], 'oney')).toEqual(['card'])
})

test('a plan is chosen for another instalment method, known for the one that failed, and not needed for a card', () => {
  expect(needsPlan('oney', 'card')).toBe(true)
  expect(needsPlan('oney', 'oney')).toBe(false)
  expect(needsPlan('card', 'oney')).toBe(false)
})
