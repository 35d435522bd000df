import { currencies, type PlayedPayment } from '../payments.ts'
import type { World } from '../world.ts'

/**
 * A payment of a demo's history, made before this sandbox ran: its session says what was paid, such as
 * `cs_test_history_129900_RON_RO000012344`. `undefined` for any other session.
 */
export function recallPayment(world: World, id: string): PlayedPayment | undefined {
  const [, minor = '', currency = '', orderRef = ''] =
    /^cs_test_history_(\d{1,12})_([A-Z]{3})_([A-Z]{2}\d{1,12})$/.exec(id) ?? []
  if (!currencies.includes(currency)) return undefined
  return world.payments.create({
    id,
    provider: 'stripe',
    orderRef,
    amountMinor: Number(minor),
    currency,
    language: 'ro',
    returnUrl: world.url(),
    state: 'paid',
    facts: {},
  })
}
