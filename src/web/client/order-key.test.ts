import { expect, test } from 'vitest'
import { lei } from '#domain/cart/cart.builders.ts'
import { atHome, contact, courier, paying, personal } from '#domain/checkout/checkout.builders.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import type { CofidisPlan } from '#domain/payment/choice.ts'
import { canonical, fingerprintOf, printOf } from './order-key.ts'

test('a body has the same canonical text whatever the order of its keys, and lists keep their order', () => {
  const one = { b: 1, a: { d: [2, 1], c: 'x' } }
  const other = { a: { c: 'x', d: [2, 1] }, b: 1 }
  expect(canonical(one)).toBe(canonical(other))
  expect(canonical({ d: [1, 2] })).not.toBe(canonical({ d: [2, 1] }))
})

test('drafts that differ in one letter have different fingerprints, and a fingerprint reveals nothing of its text', () => {
  expect(printOf('{"name":"Ana Pop"}')).not.toBe(printOf('{"name":"Ane Pop"}'))
  expect(printOf('{"name":"Ana Pop"}')).toMatch(/^[0-9a-f]{1,8}-[0-9a-f]{1,8}$/)
})

function aDraft(changes: Partial<PlaceOrderDraft> = {}): PlaceOrderDraft {
  return {
    cartId: 'cart-1',
    market: 'ro',
    phones: [],
    accessories: [],
    giftWrap: 'plain',
    delivery: courier,
    place: atHome,
    contact,
    billing: personal,
    payment: paying('card'),
    shownTotal: lei(1_000),
    ...changes,
  }
}

function aPlan(changes: Partial<CofidisPlan> = {}): CofidisPlan {
  return {
    kind: 'cofidis',
    schemeId: '12',
    installments: 10,
    downPaymentMinor: 0,
    contact: 'online',
    tac: true,
    gdpr: true,
    ...changes,
  }
}

function withPlan(plan: CofidisPlan) {
  return aDraft({ payment: paying('cofidis', { plan }) })
}

test('drafts of the same order have one fingerprint; another method or other instalments change it', () => {
  const fingerprint = fingerprintOf(aDraft())
  expect(fingerprintOf(aDraft())).toBe(fingerprint)
  expect(fingerprintOf(aDraft({ payment: paying('oney') }))).not.toBe(fingerprint)
  expect(fingerprintOf(withPlan(aPlan()))).not.toBe(
    fingerprintOf(withPlan(aPlan({ schemeId: '51' }))),
  )
})

test('the personal data of a loan, which a reload loses, is not part of the fingerprint', () => {
  const person = {
    customerPhone: '+36201234567',
    customerMotherName: 'Minta Mária',
    customerBirthDate: '1990-01-01',
  }
  expect(fingerprintOf(withPlan(aPlan({ person })))).toBe(fingerprintOf(withPlan(aPlan())))
})
