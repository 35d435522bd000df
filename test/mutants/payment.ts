import { contract, type Mutant } from './mutant.ts'

const attempts = 'src/store/payment/attempts.ts'
const webhooks = 'src/store/payment/webhooks.ts'
const notified = contract('payments-webhooks', 'payments-failure', 'payments-card')
const paying = contract('payments-expiry', 'payments-failure', 'payments-card', 'payments-webhooks')
const starting = contract('payments-start', 'payments-card', 'payments-loans')
const plans = ['src/domain/payment/choose-plan.test.ts', ...contract('oney')]

/** orders.md, Payment attempt and Providers' contracts. */
export const paymentMutants: readonly Mutant[] = [
  {
    file: 'src/domain/payment/choose-plan.ts',
    find: '      covers(scheme, question.total),',
    replace: '      true,',
    rule: 'An Oney plan outside its own amounts is not to be had, though another keeps the row open.',
    tests: plans,
  },
  {
    file: 'src/services/payment/receive-webhook.ts',
    find: 'if (!isSigned && !ctx.keys.webhookSecrets.matches(attempt, t))',
    replace: 'if (false)',
    rule: 'A webhook of a provider that signs nothing has to know the attempt’s secret.',
    tests: [...notified, ...contract('tbi-ro', 'tbi-bg', 'oney', 'cofidis')],
  },
  {
    file: 'src/services/payment/receive-webhook.ts',
    find: 'if (found?.provider !== id)',
    replace: 'if (!found)',
    rule: 'A provider tells only of its own attempts.',
    tests: [...notified, ...contract('tbi-ro', 'oney', 'cofidis')],
  },
  {
    file: 'src/services/payment/receive-webhook.ts',
    find: "if (!found && isSigned) return ok('ignored')",
    replace: '',
    rule: 'A signed webhook about another’s payment is taken and left alone.',
    tests: [...notified, ...contract('stripe-webhooks')],
  },
  {
    file: webhooks,
    find: 'on conflict (provider, event_key) do nothing returning id',
    replace:
      'on conflict (provider, event_key) do update set applied_at = null, next_attempt_at = excluded.next_attempt_at returning id',
    rule: 'A webhook that comes again is kept once and worked on once.',
    tests: contract('leases'),
  },
  {
    file: webhooks,
    find: 'where applied_at is null and next_attempt_at <= $1',
    replace: 'where next_attempt_at <= $1',
    rule: 'A webhook that was worked on is not taken up again.',
    tests: contract('leases'),
  },
  {
    file: webhooks,
    find: "next_attempt_at = $1::timestamptz + interval '60 seconds'",
    replace: 'next_attempt_at = $1::timestamptz',
    rule: 'A webhook is leased to one process.',
    tests: contract('leases'),
  },
  {
    file: webhooks,
    find: 'set last_error = $2, next_attempt_at = $3 where',
    replace: 'set last_error = $2, applied_at = $3 where',
    rule: 'A webhook that could not be worked on is tried again.',
    tests: contract('leases'),
  },
  {
    file: attempts,
    find: "set next_poll_at = $1::timestamptz + interval '30 seconds'",
    replace: 'set next_poll_at = $1::timestamptz',
    rule: 'An attempt is asked for by one process at a time.',
    tests: contract('leases'),
  },
  {
    file: attempts,
    find: "where id = $1::uuid and next_poll_at is not null and state <> 'captured'",
    replace: 'where id = $1::uuid and next_poll_at is not null',
    rule: 'What was captured meanwhile keeps its own times to be asked for.',
    tests: contract('leases'),
  },
  {
    file: attempts,
    find: "set next_poll_at = null where id = $1::uuid and state <> 'captured'",
    replace: 'set next_poll_at = null where id = $1::uuid',
    rule: 'What was captured meanwhile goes on being watched.',
    tests: contract('leases'),
  },
  {
    file: attempts,
    find: 'where order_id = $1::uuid and provider is not null order by created_at, id',
    replace: 'where order_id = $1::uuid and provider is not null order by created_at desc, id',
    rule: 'The last attempt is the one that is tried again.',
    tests: contract('leases'),
  },
  ...[webhooks, attempts].map(file => ({
    file,
    find: 'for update skip locked',
    replace: 'for update',
    rule: 'Who takes what is due does not wait for another who does.',
    tests: contract('leases'),
  })),
  {
    file: 'src/store/payment/orders-to-pay.ts',
    find: 'where o.id = $1::uuid for update of o',
    replace: 'where o.id = $1::uuid',
    rule: 'Whatever changes an order’s payment takes its lock first.',
    tests: [...paying, ...contract('cancel-confirmed', 'payments-refunds')],
  },
  {
    file: 'src/store/payment/orders-to-pay.ts',
    find: "where state = 'awaiting-payment' and payable_until <= $1",
    replace:
      "where state = 'awaiting-payment' and payable_until is not null and $1::timestamptz is not null",
    rule: 'Only an order whose time to pay is over is ended.',
    tests: contract('payments-expiry'),
    survives: 'Each is judged again under its lock (end-order.ts): a second guard.',
  },
  {
    file: 'src/services/payment/start-payment.ts',
    find: '    amountMinor: order.totalMinor - order.coveredMinor,',
    replace: '    amountMinor: order.totalMinor,',
    rule: 'A second attempt asks for what vouchers left to pay.',
    tests: [...starting, ...contract('vouchers-money', 'vouchers')],
  },
  {
    file: 'src/services/payment/start-payment.ts',
    find: 'return order && isTokenOf(token, order.linkTokenHash) ? order : undefined',
    replace: 'return order',
    rule: 'An order is paid, and cancelled, with its link only.',
    tests: [...starting, ...contract('attacks-owners', 'cancel-confirmed')],
  },
  {
    file: 'src/services/payment/start-payment.ts',
    find: "if (!chosen.ok) return refuse({ kind: 'payment-refused', reason: chosen.refusal })",
    replace: '',
    rule: 'A method that is greyed out is not begun.',
    tests: starting,
  },
  {
    file: 'src/services/payment/start-payment.ts',
    find: 'await prolongHolds(tx, order.id, until)',
    replace: '',
    rule: 'With another attempt the units are held for as long as it may last.',
    tests: starting,
  },
  {
    file: 'src/services/payment/apply-events.ts',
    find: 'await dropOthers(situation, attempts)',
    replace: '',
    rule: 'A paid order lets go of every other attempt.',
    tests: [...paying, ...starting],
  },
  {
    file: 'src/services/payment/apply-events.ts',
    find: "await insertMessage(tx, 'order-confirmed', { orderId: order.id }, at)",
    replace: '',
    rule: 'Who paid is told that the order is confirmed.',
    tests: paying,
  },
  {
    file: 'src/services/payment/apply-events.ts',
    find: "if (to === 'authorized') await insertMessage(tx, 'payment-capture', { paymentId }, at)",
    replace: '',
    rule: 'What is authorized is asked for at once.',
    tests: [...paying, ...contract('oney', 'payments-loans')],
  },
  {
    file: 'src/domain/order/paying-limits.ts',
    find: 'return attempts.length - (paid + 1) < maxAttempts',
    replace: 'return true',
    rule: 'A payment is tried only so many times.',
    tests: contract('payments-expiry', 'payments-start'),
  },
  {
    file: 'src/domain/order/paying-limits.ts',
    find: 'const own = placedAt.getTime() + payableMs[provider]',
    replace: 'const own = Date.now() + payableMs[provider]',
    rule: 'Changing the method gives no time anew.',
    tests: contract('payments-expiry', 'payments-start'),
  },
  {
    file: 'src/services/payment/reversals.ts',
    find: 'if (open.length === 0) await sendOn(tx, order, at)',
    replace: 'await sendOn(tx, order, at)',
    rule: 'An order goes on only when nothing of its money is taken back any more.',
    tests: contract('payment-reversals'),
  },
  {
    file: 'src/services/payment/reversals.ts',
    find: 'if ((await notGoneBackMinor(situation)) > 0) await reverse(situation)',
    replace: 'await reverse(situation)',
    rule: 'The shop’s own refund is no reversal.',
    tests: contract('payment-reversals'),
  },
  {
    file: 'src/store/payment/reversals.ts',
    find: '`exists (select from payment_reversal v where v.order_id = ${order}.id and v.ended_at is null)`',
    replace: '`(${order}.id is null)`',
    rule: 'What was not paid after all is not handed over.',
    tests: contract('payment-reversals'),
  },
]
