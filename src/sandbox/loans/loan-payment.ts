import { followScript } from '../course.ts'
import type { PlayedPayment } from '../payments.ts'
import type { World } from '../world.ts'

/** The shop names its attempts {order number}-{mark}; scenarios and pages use the order number. */
export function orderOf(reference: string) {
  return reference.replace(/-[0-9a-f]{12}$/, '')
}

export function findLoan(world: World, provider: string, reference: string) {
  return world.payments.findByOrder(
    provider,
    orderOf(reference),
    ({ facts }) => facts.reference === reference,
  )
}

type NewLoan = Omit<PlayedPayment, 'id' | 'createdAt' | 'orderRef' | 'facts'> & {
  readonly reference: string
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Opens one application per reference, however often it is sent. */
export function openLoan(world: World, { reference, facts, ...loan }: NewLoan): PlayedPayment {
  const existing = findLoan(world, loan.provider, reference)
  if (existing) return existing
  const payment = world.payments.create({
    ...loan,
    orderRef: orderOf(reference),
    facts: { ...facts, reference },
  })
  followScript(world, payment, 'start')
  return world.payments.find(payment.id) ?? payment
}

/** The lender's own page, on which the customer decides. */
export function pageOf(world: World, { provider, id }: PlayedPayment) {
  return `${world.url()}/loan/${provider}/${id}`
}
