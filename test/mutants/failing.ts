import { contract, type Mutant } from './mutant.ts'

const alone = 'src/services/failing/each-alone.ts'
const items = 'src/store/failing-items.ts'
const carriers = 'src/services/shipment/poll-carriers.ts'
const tests = contract('each-alone', 'payments-expiry')

/** A bad item blocks no other, is paused, and is reported to staff after a day (docs/decisions/0039-each-alone.md). */
export const failingMutants: readonly Mutant[] = [
  {
    file: alone,
    find: '      failures.push(error)\n',
    replace: '      throw error\n',
    rule: 'An item that fails stops no other.',
    tests,
  },
  {
    file: alone,
    find: 'if (failures.length > 0) throw failures[0]',
    replace: '',
    rule: 'That an item failed is said at the end.',
    tests,
  },
  {
    file: alone,
    find: 'await clearFailing(sql, job, [...worked.difference(failed)], clock())',
    replace: '',
    rule: 'What works again is forgotten, and its task ends.',
    tests,
  },
  {
    file: alone,
    find: 'failed.add(idOf(item))',
    replace: '',
    rule: 'What is there twice and fails once has failed.',
    tests,
  },
  {
    file: 'src/services/telemetry/without-values.ts',
    find: "    .replace(controls, ' ')\n",
    replace: '',
    rule: 'An error that holds a NUL is written down like any other.',
    tests,
  },
  {
    file: items,
    find: 'least(3600, 30 * 2 ^ least(failing_item.tries, 20))',
    replace: '30',
    rule: 'An item that goes on failing rests longer each time.',
    tests,
  },
  {
    file: items,
    find: "from noted where since <= $4::timestamptz - interval '1 day'\n",
    replace: 'from noted\n',
    rule: 'Staff are told after a day, not at once.',
    tests,
  },
  {
    file: items,
    find: "where staff_task.created_at < (excluded.facts ->> 'since')::timestamptz",
    replace: '',
    rule: 'A task that staff ended does not come back while the same failure goes on.',
    tests,
  },
  {
    file: 'src/store/payment/orders-to-pay.ts',
    find: "state = 'awaiting-payment' and payable_until <= $1\n      and ${isRested('expire-order', 'orders.id', '$1')}",
    replace: "state = 'awaiting-payment' and payable_until <= $1",
    rule: 'An order that could not be ended rests before it is tried again.',
    tests: contract('payments-expiry'),
  },
  {
    file: carriers,
    find: 'const isSpoilt = !batchResult.ok && parcels.length > 1',
    replace: 'const isSpoilt = false',
    rule: 'An answer about many parcels that cannot be read is asked for parcel by parcel.',
    tests: contract('shipments'),
  },
  {
    file: carriers,
    find: 'if (failure) return postpone(ctx, store, provider, parcels, failure)',
    replace: '',
    rule: 'A carrier that is away is no fault of its parcels.',
    tests: contract('shipments'),
  },
  {
    file: 'src/services/payment/process-webhooks.ts',
    find: "isStuck ? 'never' : retryAt",
    replace: 'retryAt',
    rule: 'A notice nobody can work on stops after a day.',
    tests: contract('payments-webhooks'),
  },
  {
    file: 'src/services/outbox/deliver-outbox.ts',
    find: 'isStuck ? aDay : pauseAfter(message.attempts)',
    replace: 'pauseAfter(message.attempts)',
    rule: 'A message that is stuck is tried once a day.',
    tests: contract('each-alone'),
  },
  {
    file: 'src/http/api/webhooks.ts',
    find: '!body.includes(0) && ',
    replace: '',
    rule: 'A notice with a NUL byte is refused.',
    tests: contract('payments-webhooks'),
    survives: 'Today’s notices are JSON and forms, which are unreadable with one: a second guard.',
  },
  {
    file: 'src/http/api/webhooks.ts',
    find: " && !body.includes('\\\\u0000')",
    replace: '',
    rule: 'A notice with a NUL in its JSON is refused.',
    tests: contract('payments-webhooks'),
  },
  {
    file: 'src/services/alert/answer-alerts.ts',
    find: '.catch(\n        (error: unknown) => failures.set(alert.id, error),\n      )',
    replace: '',
    rule: 'An alert that cannot be mailed keeps none of the others back.',
    tests: contract('stock-alerts'),
  },
  {
    file: 'src/domain/own-entry.ts',
    find: 'Object.hasOwn(entries, name) ? entries[name] : undefined',
    replace: 'entries[name]',
    rule: 'A status called constructor is no status.',
    tests: ['src/domain/own-entry.test.ts', ...contract('payments-webhooks')],
  },
]
