import { randomUUID } from 'node:crypto'
import type { Stored } from './kept.ts'

export type Language = 'ro' | 'bg' | 'hu' | 'el'

export function parseLanguage(value: unknown): Language | undefined {
  return (['ro', 'bg', 'hu', 'el'] as const).find(one => one === value)
}

/** A payment as its provider remembers it. `state` and `facts` are in the provider's own words. */
export type PlayedPayment = {
  readonly id: string
  readonly provider: string
  /** The shop's order number. */
  readonly orderRef: string
  readonly amountMinor: number
  readonly currency: string
  readonly email?: string
  /** Of the hosted pages. */
  readonly language: Language
  /** Where the shopper goes when it went well. */
  readonly returnUrl: string
  /** Where the shopper goes otherwise; left out, it is the same address. */
  readonly failUrl?: string
  readonly webhookUrl?: string
  readonly state: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

export type Payments = {
  /** `id` may be given where the provider's ids have a form of their own. */
  readonly create: (
    payment: Omit<PlayedPayment, 'id' | 'createdAt'> & { readonly id?: string },
  ) => PlayedPayment
  readonly find: (id: string) => PlayedPayment | undefined
  /** The newest one of an order, the newest that fits where `fits` is given. */
  readonly findByOrder: (
    provider: string,
    orderRef: string,
    fits?: (payment: PlayedPayment) => boolean,
  ) => PlayedPayment | undefined
  /** Use `moveTo` of course.ts for a change of state: it writes the journal. */
  readonly update: (
    id: string,
    change: Partial<Omit<PlayedPayment, 'id' | 'provider'>>,
  ) => PlayedPayment
}

export function makePayments(stored: Stored, now: () => number): Payments {
  const rows = stored.table<PlayedPayment>('payments')
  const byOrder = stored.table<readonly string[]>('payments-of-order')
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
      const before = rows.get(id)
      if (!before) throw new Error(`No payment ${id} was created here.`)
      const payment = { ...before, ...change }
      rows.set(id, payment)
      return payment
    },
  }
}
