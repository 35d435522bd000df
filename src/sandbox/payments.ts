import { randomUUID } from 'node:crypto'
import type { Store } from './stored.ts'

/** The currencies of the shop's markets, and the languages of its payment pages. */
export const currencies: readonly string[] = ['RON', 'BGN', 'HUF', 'EUR']
export const languages = ['ro', 'bg', 'hu', 'el'] as const
export type Language = (typeof languages)[number]

export function parseLanguage(value: unknown): Language | undefined {
  return languages.find(one => one === value)
}

/** A payment as its provider stores it. `state` and `facts` use the provider's own terms. */
export type PlayedPayment = {
  readonly id: string
  readonly provider: string
  /** The shop's order number. */
  readonly orderRef: string
  readonly amountMinor: number
  readonly currency: string
  readonly email?: string
  /** The language of the hosted pages. */
  readonly language: Language
  /** The URL the customer returns to after success. */
  readonly returnUrl: string
  /** The URL the customer returns to otherwise; default: the same URL. */
  readonly failUrl?: string
  readonly webhookUrl?: string
  readonly state: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

export type Payments = {
  /** `id` can be given if the provider's ids have a format of their own. */
  readonly create: (
    payment: Omit<PlayedPayment, 'id' | 'createdAt'> & { readonly id?: string },
  ) => PlayedPayment
  readonly find: (id: string) => PlayedPayment | undefined
  /** The newest payment of an order; with `fits`, the newest that fits. */
  readonly findByOrder: (
    provider: string,
    orderRef: string,
    fits?: (payment: PlayedPayment) => boolean,
  ) => PlayedPayment | undefined
  /** To change the state, use `moveTo` of course.ts: it writes the journal. */
  readonly update: (
    id: string,
    change: Partial<Omit<PlayedPayment, 'id' | 'provider'>>,
  ) => PlayedPayment
}

export function createPayments(store: Store, now: () => number): Payments {
  const rows = store.table<PlayedPayment>('payments')
  const byOrder = store.table<readonly string[]>('payments-of-order')
  const keyOf = (provider: string, orderRef: string) => `${provider}\n${orderRef}`
  return {
    create: ({ id = `pay_${randomUUID()}`, ...rest }) => {
      const payment: PlayedPayment = { id, createdAt: now(), ...rest }
      const key = keyOf(payment.provider, payment.orderRef)
      rows.set(id, payment)
      byOrder.set(key, [...(byOrder.get(key) ?? []), id])
      return payment
    },
    find: rows.get,
    findByOrder: (provider, orderRef, fits = () => true) =>
      (byOrder.get(keyOf(provider, orderRef)) ?? [])
        .flatMap(id => rows.get(id) ?? [])
        .findLast(fits),
    update: (id, change) => {
      const current = rows.get(id)
      if (!current) throw new Error(`No payment ${id} was created here.`)
      const payment = { ...current, ...change }
      rows.set(id, payment)
      return payment
    },
  }
}
