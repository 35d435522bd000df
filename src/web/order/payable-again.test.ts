import { expect, test } from 'vitest'
import type { PaymentType } from '#domain/payment/payment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { needsPlan, payableAgain } from './payable-again.ts'

function aRow(type: PaymentType, children: PaymentRow['children'] = []): PaymentRow {
  return {
    type,
    availability: { kind: 'open' },
    collectionFee: { minor: 0, currency: 'RON' },
    plans: [],
    children,
  }
}

function typesOf(rows: readonly PaymentRow[], failed: PaymentType) {
  return payableAgain(rows, failed).map(({ type }) => type)
}

test('after a declined card the card comes first, and nothing is paid on delivery', () => {
  const rows = [aRow('tnpl'), aRow('oney'), aRow('card'), aRow('cashOnDelivery')]
  expect(typesOf(rows, 'card')).toEqual(['card', 'tnpl', 'oney'])
})

test('a group stands by its methods', () => {
  const group = aRow('tbi-combo', [
    { ...aRow('standard'), children: [] },
    { ...aRow('promo'), children: [] },
  ])
  expect(typesOf([aRow('card'), group], 'promo')).toEqual(['promo', 'card', 'standard'])
})

test('a method that is not offered any more is not among them', () => {
  expect(typesOf([aRow('card')], 'oney')).toEqual(['card'])
})

test('instalments are chosen for another method, known for the one that failed, and none for a card', () => {
  expect(needsPlan('oney', 'card')).toBe(true)
  expect(needsPlan('oney', 'oney')).toBe(false)
  expect(needsPlan('card', 'oney')).toBe(false)
})
