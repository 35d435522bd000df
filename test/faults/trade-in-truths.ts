import type { Order, Voucher } from './trade-in-facts.ts'
import type { TradeInWorld } from './trade-in-world.ts'

/** The final value of each trade-in, by its voucher; absent until it is settled. */
export type Owed = Map<string, number>
type Judged = { readonly world: TradeInWorld; readonly owed: Owed }

/** No card is charged less than 2 lei: a difference up to this amount may stay unpaid. */
const waivedMinor = 199

/** Staff may refund any amount; nobody else may. */
export function unpaid(world: TradeInWorld, order: Order): string[] {
  const worth = worthOf(world, order)
  const isPaid = worth + world.goodwill(order) >= order.totalMinor - waivedMinor
  return isPaid ? [] : [`shipped for ${worth} of ${order.totalMinor}`]
}

/** The payments that remain with an order. */
export function worthOf(world: TradeInWorld, order: Order): number {
  return world.payments
    .filter(({ orderId }) => orderId === order.id)
    .reduce((sum, { id, amountMinor }) => sum + amountMinor - world.refundedMinor(id), 0)
}

export function truthsAtTheEnd({ world, owed }: Judged): string[] {
  const errors: string[] = []
  for (const order of world.orders.values()) {
    if (!order.isShipped && order.state !== 'cancelled')
      errors.push(`an order stays ${order.state}`)
    if (order.state === 'cancelled' && worthOf(world, order) !== 0)
      errors.push(`a cancelled order keeps ${worthOf(world, order)}`)
    if (order.isShipped) errors.push(...unpaid(world, order))
  }
  for (const voucher of world.vouchers.values()) errors.push(...truthsOf(world, voucher, owed))
  return errors
}

function truthsOf(world: TradeInWorld, voucher: Voucher, owed: Owed): string[] {
  const sum = world.entries
    .filter(({ voucherId }) => voucherId === voucher.id)
    .reduce((total, { amountMinor }) => total + amountMinor, 0)
  const spent = [...world.orders.keys()]
    .flatMap(orderId => world.spends(orderId))
    .filter(({ voucherId }) => voucherId === voucher.id)
    .reduce(
      (total, { paymentId, amountMinor }) => total + amountMinor - world.refundedMinor(paymentId),
      0,
    )
  const worth = owed.get(voucher.id) ?? 0
  return [
    ...(sum === voucher.leftMinor ? [] : ['a voucher whose entries are not what is left on it']),
    ...(spent <= worth ? [] : [`${spent} were spent of a trade-in worth ${worth}`]),
    ...(voucher.leftMinor + spent === worth
      ? []
      : [`a voucher of ${worth} has ${voucher.leftMinor} left after ${spent}`]),
  ]
}
