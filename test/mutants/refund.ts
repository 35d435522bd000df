import { contract, type Mutant } from './mutant.ts'

const refunds = 'src/store/payment/refunds.ts'
const tests = contract('payments-refunds', 'refunds-by-transfer', 'vouchers-money')

/** orders.md, Refund. */
export const refundMutants: readonly Mutant[] = [
  {
    file: 'src/services/payment/refundable.ts',
    find: 'refundableMinor(taken, refundsByPayment.get(id) ?? [])',
    replace: 'refundableMinor(taken, [])',
    rule: 'Never more goes back than was captured, less what went back or is on its way.',
    tests,
  },
  {
    file: 'src/services/payment/refundable.ts',
    find: "by: method === 'voucher' ? ('voucher' as const) : ('money' as const)",
    replace: "by: 'money' as const",
    rule: 'Money goes back before vouchers do.',
    tests,
  },
  {
    file: 'src/services/payment/refundable.ts',
    find: "paid.filter(({ state }) => state !== 'captured')",
    replace: 'paid.filter(() => false)',
    rule: 'What the carrier collected goes back by bank transfer.',
    tests,
  },
  {
    file: 'src/services/payment/request-refund.ts',
    find: "if (state === 'awaiting-payment') return refuse({ kind: 'not-captured' })",
    replace: '',
    rule: 'Nothing is asked back of an order that still waits for its payment.',
    tests,
  },
  {
    file: 'src/services/payment/request-refund.ts',
    find: 'return known.requestHash === requestHash ?',
    replace: 'return true ?',
    rule: 'A refund’s key with another request is refused.',
    tests,
  },
  {
    file: 'src/services/payment/request-refund.ts',
    find: "if (!to.ok || !mayDecide(order, refund, by)) return refuse({ kind: 'move-not-allowed' })",
    replace: 'if (!to.ok) return ok(refund)',
    rule: 'A refund that ended is not decided again.',
    tests,
  },
  {
    file: refunds,
    find: "next_attempt_at = $1::timestamptz + interval '60 seconds'",
    replace: 'next_attempt_at = $1::timestamptz',
    rule: 'A refund is sent by one process at a time.',
    tests,
  },
  {
    file: refunds,
    find: 'for update skip locked',
    replace: 'for update',
    rule: 'Who sends what is due does not wait for another who does.',
    tests: contract('leases'),
  },
  {
    file: refunds,
    find: "where order_id = $1::uuid and state in ('captured', 'collected', 'remitted')",
    replace: "where order_id = $1::uuid and state in ('captured', 'collected', 'remitted', 'due')",
    rule: 'What was never collected cannot go back.',
    tests: contract('refunds-by-transfer'),
  },
  {
    file: refunds,
    find: "} and y.state in ('collected', 'remitted')`",
    replace: "} and y.state in ('collected')`",
    rule: 'What the carrier has handed over goes back by bank transfer too.',
    tests: contract('money-stores'),
  },
  {
    file: 'src/services/payment/send-refunds.ts',
    find: "if (current?.state !== 'approved' && current?.state !== 'submitted') return",
    replace: 'if (!current) return',
    rule: 'A refund that ended while its provider was asked stays as it ended.',
    tests,
    survives:
      'The machine of its states has no step from an end: the answer throws and changes nothing. A second guard.',
  },
]
