import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aPoint,
  atHome,
  contact,
  corporate,
  corporateAtSeat,
  courier,
  paying,
  personal,
  personalAtHome,
  pickup,
} from './checkout.builders.ts'
import { type Checkout, completedValue, type StepName, startCheckout } from './checkout.ts'
import { complete, editAgain } from './steps.ts'
import { reviveCheckout, toStored } from './stored.ts'

const names: readonly StepName[] = [
  'delivery-method',
  'delivery-address',
  'contact-details',
  'billing-details',
  'payment-method',
]
function point(carrier: 'econt' | 'sameday', kind: 'locker' | 'office') {
  return { kind: 'pickup', point: aPoint({ carrier, kind }) } as const
}

type Transition = (checkout: Checkout) => ReturnType<typeof editAgain>

const transitions: fc.Arbitrary<Transition> = fc.oneof(
  fc.constantFrom(courier, pickup('econt-office'), pickup('econt-locker'), pickup('easybox')).map(
    (choice): Transition =>
      checkout =>
        complete(checkout, 'delivery-method', choice),
  ),
  fc.constantFrom(atHome, point('econt', 'office'), point('econt', 'locker')).map(
    (place): Transition =>
      checkout =>
        complete(checkout, 'delivery-address', place),
  ),
  fc.constant<Transition>(checkout => complete(checkout, 'contact-details', contact)),
  fc.constantFrom(personal, personalAtHome, corporate, corporateAtSeat).map(
    (billing): Transition =>
      checkout =>
        complete(checkout, 'billing-details', billing),
  ),
  fc.constantFrom('card', 'promo', 'cashOnDelivery', 'cardOrCashAtOffice', 'cardAtLocker').map(
    (type): Transition =>
      checkout =>
        complete(checkout, 'payment-method', paying(type as 'card')),
  ),
  fc.constantFrom(...names).map(
    (name): Transition =>
      checkout =>
        editAgain(checkout, name),
  ),
)

const checkouts = fc.array(transitions, { maxLength: 40 }).map(steps =>
  steps.reduce((checkout, transition) => {
    const next = transition(checkout)
    return next.ok ? next.value : checkout
  }, startCheckout('bg')),
)

test('exactly one step is edited until all five are completed', () => {
  fc.assert(
    fc.property(checkouts, checkout => {
      const kinds = Object.values(checkout.steps).map(({ kind }) => kind)
      const edited = kinds.filter(kind => kind === 'editing').length
      expect(edited).toBe(kinds.every(kind => kind === 'completed') ? 0 : 1)
    }),
  )
})

test('a completed address always fits the completed delivery', () => {
  fc.assert(
    fc.property(checkouts, checkout => {
      const choice = completedValue(checkout, 'delivery-method')
      const place = completedValue(checkout, 'delivery-address')
      const reached = place?.kind === 'pickup' ? `${place.point.carrier}-${place.point.kind}` : ''
      expect(choice && place ? choice.subtype : reached).toBe(reached)
    }),
  )
})

test('a stored checkout is restored unchanged', () => {
  fc.assert(
    fc.property(checkouts, checkout => {
      const stored: unknown = JSON.parse(JSON.stringify(toStored(checkout)))
      expect(reviveCheckout(stored, 'bg')).toEqual(checkout)
    }),
  )
})
