import { contract, type Mutant } from './mutant.ts'

const cancelling = contract('cancel-confirmed', 'cancel-unsent', 'payments-refunds')
const endingRaces = contract('races-paused-endings')
const ending = contract(
  'expiry-prolonged',
  'races-paused',
  'payments-expiry',
  'payments-start',
  'payments-failure',
  'promo',
)
const cancelConfirmed = 'src/services/payment/cancel-confirmed.ts'
const endOrder = 'src/services/payment/end-order.ts'

/** An order ends once, unpaid or before the handover (orders.md, Order). */
export const orderEndingMutants: readonly Mutant[] = [
  {
    file: cancelConfirmed,
    find: 'if (promoCode !== null) await restorePromo(tx, market, promoCode)',
    replace: '',
    rule: 'A cancelled paid order gives its single-use promo code back.',
    tests: cancelling,
  },
  {
    file: 'src/services/payment/give-back-payment.ts',
    find: 'refundableMinor(paid.amountMinor, ofPayment)',
    replace: 'refundableMinor(paid.amountMinor, [])',
    rule: 'Refunds under way are counted when a confirmed order is cancelled.',
    tests: cancelling,
  },
  {
    file: cancelConfirmed,
    find: 'await restockUnits(tx, orderId, at)',
    replace: '',
    rule: 'The units of a cancelled paid order are for sale again.',
    tests: cancelling,
  },
  {
    file: cancelConfirmed,
    find: "if (!parcels.every(isBeforeHandover)) return refuse({ kind: 'too-late' })",
    replace: '',
    rule: 'What the carrier has is not cancelled any more.',
    tests: cancelling,
  },
  {
    file: cancelConfirmed,
    find: 'const order = await lockOrderToPay(tx, known.id)',
    replace: 'const order = known',
    rule: 'Who cancels while the warehouse hands over waits, and is told that it is too late.',
    tests: endingRaces,
  },
  {
    file: 'src/store/shipment/shipments.ts',
    find: '}) for update`',
    replace: '})`',
    rule: 'The warehouse that hands over while a buyer cancels waits, and is refused.',
    tests: endingRaces,
  },
  {
    file: cancelConfirmed,
    find: "if (order.state === 'cancelled') return ok(undefined)",
    replace: '',
    rule: 'Cancelled twice is the same answer.',
    tests: cancelling,
  },
  {
    file: cancelConfirmed,
    find: "await insertMessage(tx, 'shipment-cancelled', { orderId }, at)",
    replace: '',
    rule: 'The carrier is told that an order was cancelled.',
    tests: cancelling,
  },
  {
    file: endOrder,
    find: "if (ending.by === 'expire' && order.payableUntil && order.payableUntil > at) return false",
    replace: '',
    rule: 'An order that a late answer has just given more time is not ended.',
    tests: ending,
  },
  {
    file: endOrder,
    find: 'if (order.promoCode !== null) await restorePromo(tx, order.market, order.promoCode)',
    replace: '',
    rule: 'An order that was never paid has used no promo code.',
    tests: ending,
  },
  {
    file: endOrder,
    find: 'await giveBackAll(tx, orderId, { actor, reason, at })',
    replace: '',
    rule: 'An order that ends unpaid gives back what vouchers paid of it.',
    tests: contract('vouchers-money', 'vouchers'),
  },
  {
    file: endOrder,
    find: 'await freeUnits(tx, orderId, at)',
    replace: '',
    rule: 'The units of an order that ends unpaid are for sale again.',
    tests: ending,
  },
]
