import type { DeliveryKind } from './buyers.ts'
import type { Method } from './pay-words.ts'
import type { Market } from './words.ts'

export type Course =
  | 'paid on delivery'
  | 'approved'
  | '3-D Secure passed'
  | '3-D Secure failed, paid again'
  | 'declined, paid otherwise'
  | 'interrupted, paid again'
  | 'went back, went on'
  | 'in review, approved'
  | 'called by the lender, approved'
  | 'abandoned, expired, ordered again'

export type Transition = {
  readonly market: Market
  readonly customer: 'personal' | 'corporate'
  readonly method: Method
  readonly delivery: DeliveryKind
  readonly course: Course
  /** How many instalments are asked for, where there is a choice. */
  readonly rates?: number
  /** What is chosen after a refusal. */
  readonly other?: Method
  readonly isDaily?: boolean
}

/** Specification 9.2, with a delivery that 9.3 leaves the method with. */
const offers: Readonly<
  Record<Market, readonly (readonly [method: Method, delivery: DeliveryKind, rates?: number])[]>
> = {
  ro: [
    ['card', 'courier'],
    ['tnpl', 'locker'],
    ['bnpl', 'courier', 4],
    ['oney', 'locker', 3],
    ['cashOnDelivery', 'courier'],
    ['cardAtLocker', 'locker'],
  ],
  bg: [
    ['card', 'courier'],
    ['promo10', 'locker'],
    ['promo', 'courier', 6],
    ['standard', 'office', 12],
    ['cashOnDelivery', 'courier'],
    ['cardOrCashAtOffice', 'office'],
    ['cardAtLocker', 'locker'],
  ],
  hu: [
    ['card', 'courier'],
    ['cofidis-promo', 'courier'],
    ['cofidis-promo-ten', 'office'],
    ['cofidis', 'locker', 12],
    ['paymentOnDelivery', 'courier'],
    ['cardOrCashAtOffice', 'office'],
    ['cardAtLocker', 'locker'],
  ],
  gr: [
    ['card', 'courier'],
    ['paymentOnDelivery', 'courier'],
    ['bnpl', 'courier'],
    ['promoMulti', 'courier', 6],
    ['standard', 'courier', 12],
  ],
}

const onDelivery: readonly Method[] = [
  'cashOnDelivery',
  'paymentOnDelivery',
  'cardAtLocker',
  'cardOrCashAtOffice',
]

export function isOnDelivery(method: Method) {
  return onDelivery.includes(method)
}

/** Companies are lent nothing. */
function isForCompanies(method: Method) {
  return method === 'card' || isOnDelivery(method)
}

function coursesOf(method: Method, customer: Transition['customer']): readonly Course[] {
  if (isOnDelivery(method)) return ['paid on delivery']
  if (customer === 'corporate') return ['approved', '3-D Secure passed']
  return method === 'card'
    ? [
        'approved',
        '3-D Secure passed',
        '3-D Secure failed, paid again',
        'declined, paid otherwise',
        'went back, went on',
        'abandoned, expired, ordered again',
      ]
    : [
        'approved',
        'declined, paid otherwise',
        'interrupted, paid again',
        'in review, approved',
        ...(method === 'cofidis' ? ['called by the lender, approved' as const] : []),
        'abandoned, expired, ordered again',
      ]
}

/** One journey of each provider and market, the one way and another. */
const daily = [
  'ro personal card approved',
  'ro personal oney approved',
  'ro personal card declined, paid otherwise',
  'bg personal standard in review, approved',
  'gr personal bnpl approved',
  'hu personal cofidis approved',
]

/** A declined card is followed by what the market lends; a declined loan by the card. */
const otherThan: Readonly<Record<Market, Method>> = {
  ro: 'tnpl',
  bg: 'standard',
  hu: 'cofidis-promo',
  gr: 'bnpl',
}

/** Specification 5.4: who does not want to fill in a form is called. */
export function isCalled({ course }: Transition) {
  return course === 'called by the lender, approved'
}

export function nameOf({ market, customer, method, course }: Transition) {
  return `${market} ${customer} ${method} ${course}`
}

const customers = ['personal', 'corporate'] as const

function walksOf(market: Market): readonly Transition[] {
  return customers.flatMap(customer =>
    offers[market]
      .filter(([method]) => customer === 'personal' || isForCompanies(method))
      .flatMap(([method, delivery, rates]) =>
        coursesOf(method, customer).map(course => ({
          market,
          customer,
          method,
          delivery,
          course,
          ...(rates !== undefined && { rates }),
          other: method === 'card' ? otherThan[market] : ('card' as const),
        })),
      ),
  )
}

/** Every method of every market to its end, by personal and corporate customers, on every course it can take. */
export const walks: readonly Transition[] = (['ro', 'bg', 'hu', 'gr'] as const)
  .flatMap(walksOf)
  .map(walk => ({ ...walk, isDaily: daily.includes(nameOf(walk)) }))
