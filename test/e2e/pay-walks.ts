import type { DeliveryKind } from './buyers.ts'
import type { Method } from './pay-text.ts'
import type { Market } from './text.ts'

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

export type PaymentCase = {
  readonly market: Market
  readonly customer: 'personal' | 'corporate'
  readonly method: Method
  readonly delivery: DeliveryKind
  readonly course: Course
  /** The number of installments to choose, where there is a choice. */
  readonly rates?: number
  /** The method chosen after a refusal. */
  readonly other?: Method
  readonly isDaily?: boolean
}

/** The methods of Specification 9.2, with a delivery that 9.3 allows for the method. */
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

/** Companies get no loans. */
function isForCompanies(method: Method) {
  return method === 'card' || isOnDelivery(method)
}

function coursesOf(method: Method, customer: PaymentCase['customer']): readonly Course[] {
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

/** One test for each provider and market, with various outcomes. */
const daily = [
  'ro personal card approved',
  'ro personal oney approved',
  'ro personal card declined, paid otherwise',
  'bg personal standard in review, approved',
  'gr personal bnpl approved',
  'hu personal cofidis approved',
]

/** A declined card is followed by the market's loan, a declined loan by the card. */
const otherThan: Readonly<Record<Market, Method>> = {
  ro: 'tnpl',
  bg: 'standard',
  hu: 'cofidis-promo',
  gr: 'bnpl',
}

/** A customer who does not want to fill in a form is called (Specification 5.4). */
export function isCalled({ course }: PaymentCase) {
  return course === 'called by the lender, approved'
}

export function nameOf({ market, customer, method, course }: PaymentCase) {
  return `${market} ${customer} ${method} ${course}`
}

const customers = ['personal', 'corporate'] as const

function paymentCasesOf(market: Market): readonly PaymentCase[] {
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

/** Every method of every market to its end, for personal and corporate customers, on every path it can take. */
export const paymentCases: readonly PaymentCase[] = (['ro', 'bg', 'hu', 'gr'] as const)
  .flatMap(paymentCasesOf)
  .map(paymentCase => ({ ...paymentCase, isDaily: daily.includes(nameOf(paymentCase)) }))
