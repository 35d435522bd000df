import { contract, type Mutant } from './mutant.ts'

const spendings = 'src/store/voucher/voucher-spendings.ts'
const vouchers = 'src/store/voucher/vouchers.ts'
const tests = contract('vouchers', 'vouchers-money', 'trade-ins-vouchers')

const follow = 'src/services/payment/follow-voucher.ts'
const pending = contract('pending-vouchers')
const attacked = contract('pending-vouchers-attacked')
const differences = contract('pending-vouchers-differences')

/** docs/decisions/0019-vouchers.md, 0044-pending-vouchers.md. */
export const voucherMutants: readonly Mutant[] = [
  {
    file: spendings,
    find: 'where id = $1::uuid and left_minor >= $2 and',
    replace: 'where id = $1::uuid and $2 > 0 and',
    rule: 'A voucher pays no more than is left of it.',
    tests,
  },
  {
    file: spendings,
    find: 'set left_minor = left_minor - $2',
    replace: 'set left_minor = left_minor - 0 * $2',
    rule: 'What is spent of a voucher is taken off it.',
    tests,
  },
  {
    file: spendings,
    find: "and standing <> 'withdrawn'\n",
    replace: '\n',
    rule: 'A voucher that is withdrawn while an order is placed pays nothing.',
    tests: contract('money-stores'),
  },
  {
    file: spendings,
    find: 'and (expires_at is null or expires_at > $3)',
    replace: 'and $3::timestamptz is not null',
    rule: 'A voucher that ends while an order is placed pays nothing.',
    tests: contract('money-stores'),
  },
  {
    file: spendings,
    find: 'update voucher set left_minor = left_minor + noted.amount_minor',
    replace: 'update voucher set left_minor = left_minor + 0 * noted.amount_minor',
    rule: 'What goes back to a voucher can be spent again.',
    tests,
  },
  {
    file: spendings,
    find: 'expires_at = case when expires_at < $8 then $8 else expires_at end',
    replace: 'expires_at = case when $8::timestamptz is null then $8 else expires_at end',
    rule: 'What goes back to a voucher can be spent for a while, though its time was over.',
    tests,
  },
  {
    file: vouchers,
    find: 'where expires_at <= $1 and left_minor > 0',
    replace: 'where $1::timestamptz is not null and left_minor > 0',
    rule: 'A voucher is emptied when its time is over, not before.',
    tests: contract('money-stores'),
  },
  {
    file: vouchers,
    find: "where user_id = $1::uuid and market = $2 and standing <> 'withdrawn'",
    replace: 'where user_id = $1::uuid and market = $2',
    rule: 'A withdrawn voucher is not shown.',
    tests: contract('money-stores'),
  },
  {
    file: vouchers,
    find: "where user_id = $1::uuid and market = $2 and standing <> 'withdrawn'",
    replace: "where market = $2 and standing <> 'withdrawn' and $1::uuid is not null",
    rule: 'A member sees their own vouchers.',
    tests: contract('money-stores'),
  },
  {
    file: vouchers,
    find: "source_subject = $2 and standing <> 'open' for update",
    replace: 'source_subject = $2 for update',
    rule: 'A voucher is settled once.',
    tests: contract('pending-vouchers', 'trade-ins-vouchers', 'trade-ins-inspected'),
    survives: 'A trade-in is settled once by its own states: a second guard.',
  },
  {
    file: 'src/services/voucher/give-back.ts',
    find: 'amountMinor: amountMinor - refundedMinor,',
    replace: 'amountMinor,',
    rule: 'What was asked back before is not given back again when the order ends.',
    tests,
  },
  {
    file: 'src/services/voucher/give-back.ts',
    find: "refund.paymentId === paymentId && refund.state !== 'failed'",
    replace: 'refund.paymentId === paymentId',
    rule: 'A part whose refund failed still goes back when the order ends.',
    tests,
  },
  {
    file: 'src/services/order/requested-vouchers.ts',
    find: 'if (valid.some(({ id }) => id === each.value.id))',
    replace: 'if (false)',
    rule: 'One voucher written twice is not two.',
    tests,
  },
  {
    file: 'src/domain/voucher/voucher-refusal.ts',
    find: "if (voucher.userId !== null && voucher.userId !== userId) return { kind: 'unknown' }",
    replace: '',
    rule: 'A member’s voucher pays for that member only.',
    tests: ['src/domain/voucher/voucher-refusal.test.ts', ...tests],
  },
  {
    file: 'src/services/trade-in/pending-voucher.ts',
    find: "status: 'pending',",
    replace: "status: 'open',",
    rule: 'The voucher of a trade-in is pending until the device is inspected.',
    tests: pending,
  },
  {
    file: 'src/domain/order/trade-in-wait.ts',
    find: "if (isUnsettled) return { kind: 'wait' }",
    replace: '',
    rule: 'An order waits while the trade-in that pays part of it is open.',
    tests: ['src/domain/order/trade-in-wait.test.ts', ...pending],
  },
  {
    file: 'src/services/shipment/move-shipment.ts',
    find: 'if (!isValid(parcel.orderState))',
    replace: 'if (parcel.orderState === undefined)',
    rule: 'Staff hand out no parcel of an order that waits for a trade-in.',
    tests: pending,
  },
  {
    file: 'src/services/trade-in/follow-trade-in-parcel.ts',
    find: "[['expire', 'expired']], why)\n  await withdrawVoucher(ctx, tx, tradeIn, why)",
    replace: "[['expire', 'expired']], why)",
    rule: 'A trade-in whose device is not handed over in time takes its voucher back.',
    tests: pending,
  },
  {
    file: 'src/store/inbound/inbound-tracking.ts',
    find: " or (state = 'preparing' and subject_kind = 'sale')",
    replace: '',
    rule: 'A trade-in ends in its time also where no carrier made its label.',
    tests: contract('inbound', 'pending-vouchers-attacked'),
  },
  {
    file: 'src/services/payment/rows-of-order.ts',
    find: "rows.filter(({ type }) => type === 'card')",
    replace: 'rows',
    rule: 'The difference of a trade-in is paid by card.',
    tests: differences,
  },
  {
    file: 'src/services/payment/end-differences.ts',
    find: 'await askProvider(ctx, id).catch(() => undefined)',
    replace: 'await askProvider(ctx, id)',
    rule: 'An unpaid difference ends its order, whatever its provider answers.',
    tests: differences,
  },
  {
    file: 'src/store/payment/orders-to-pay.ts',
    find: "r.state not in ('requested', 'failed'))`",
    replace: "r.state <> 'failed')`",
    rule: 'A refund that staff only asked for ends no wait for a trade-in.',
    tests: attacked,
  },
  {
    file: follow,
    find: "const decided = own.filter(({ state }) => state !== 'requested')",
    replace: 'const decided = own',
    rule: 'A refund that staff only asked for pays no trade-in that comes to less.',
    tests: attacked,
  },
  {
    file: follow,
    find: 'if (amountMinor <= remainingMinor) {',
    replace: 'if (amountMinor < remainingMinor) {',
    rule: 'A refund that was asked for stands where just so much is left.',
    tests: attacked,
  },
  {
    file: follow,
    find: '.catch(error => failures.push(error))',
    replace: '',
    rule: 'An order that cannot be followed keeps no other of its voucher waiting.',
    tests: attacked,
  },
]
