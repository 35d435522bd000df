/**
 * Each transition that a history may contain; null is the state before the first (orders.md, Order and On
 * delivery).
 */
const arrows: Readonly<Record<string, readonly (readonly [string | null, string])[]>> = {
  order: [
    [null, 'awaiting-payment'],
    [null, 'confirmed'],
    ['awaiting-payment', 'confirmed'],
    ['awaiting-payment', 'expired'],
    ['awaiting-payment', 'cancelled'],
    ['confirmed', 'closed'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'awaiting-trade-in'],
    ['awaiting-trade-in', 'confirmed'],
    ['awaiting-trade-in', 'cancelled'],
  ],
  payment: [
    [null, 'created'],
    // Paid by a voucher.
    [null, 'captured'],
    ...forward('created', ['action-required', 'pending-review', 'authorized']),
    ...forward('action-required', ['pending-review', 'authorized']),
    ...forward('pending-review', ['authorized']),
    ...forward('authorized', []),
    ['declined', 'captured'],
    ['cancelled', 'captured'],
    ['expired', 'captured'],
    [null, 'due'],
    ['due', 'collected'],
    ['due', 'refused'],
    ['collected', 'remitted'],
  ],
  refund: [
    [null, 'requested'],
    // Approved by the shop itself, for a late success.
    [null, 'approved'],
    ['requested', 'approved'],
    ['requested', 'failed'],
    ['approved', 'awaiting-iban'],
    ['approved', 'submitted'],
    ['approved', 'failed'],
    ['awaiting-iban', 'submitted'],
    ['awaiting-iban', 'failed'],
    ['submitted', 'succeeded'],
    ['submitted', 'failed'],
  ],
  reversal: [
    [null, 'open'],
    // Its end was reported first.
    [null, 'ended'],
    ['open', 'ended'],
  ],
  shipment: [
    [null, 'preparing'],
    ['preparing', 'label-created'],
    ['label-created', 'handed-over'],
    ['handed-over', 'in-transit'],
    ['handed-over', 'lost'],
    ['in-transit', 'ready-for-pickup'],
    ['in-transit', 'delivered'],
    ['in-transit', 'failed-attempt'],
    ['in-transit', 'lost'],
    ['ready-for-pickup', 'delivered'],
    ['ready-for-pickup', 'pickup-expired'],
    ['ready-for-pickup', 'lost'],
    ['failed-attempt', 'in-transit'],
    ['failed-attempt', 'returning'],
    ['pickup-expired', 'returning'],
    ['returning', 'returned-to-sender'],
  ],
}

function forward(from: string, stages: readonly string[]): [string, string][] {
  return [...stages, 'captured', 'declined', 'cancelled', 'expired'].map(to => [from, to])
}

function quoted(word: string | null) {
  return word === null ? 'null' : `'${word}'`
}

const rowsOfArrows = Object.entries(arrows)
  .flatMap(([subject, steps]) =>
    steps.map(([from, to]) => `('${subject}', ${quoted(from)}, ${quoted(to)})`),
  )
  .join(', ')

const currentStates = ['payment', 'refund', 'shipment']
  .map(table => `select order_id, '${table}', state, -1 from ${table}`)
  .join(' union all ')

/** Every state is reached by allowed transitions only, and the last state of the history is the current state. */
export const arrowTruths: Readonly<Record<string, string>> = {
  'a step without an arrow': `
    select h.id from order_history h where not exists (
      select 1 from (values ${rowsOfArrows}) as arrow (subject, from_state, to_state)
      where arrow.subject = h.subject and arrow.from_state is not distinct from h.from_state
        and arrow.to_state = h.to_state)`,
  'a state that its history does not lead to': `
    select order_id, subject, state from (
      select order_id, subject, to_state as state, 1 as n from order_history
      union all select order_id, subject, from_state, -1 from order_history where from_state is not null
      union all select id, 'order', state, -1 from orders
      union all select order_id, 'reversal', case when ended_at is null then 'open' else 'ended' end, -1 from payment_reversal
      union all ${currentStates}
    ) as step group by 1, 2, 3 having sum(n) <> 0`,
  'a unit that was held and neither sold nor freed, or the other way round': `
    select unit_id from unit_history group by unit_id having
      count(*) filter (where from_state = 'listed' and to_state = 'held')
        <> count(*) filter (where from_state = 'held' and to_state in ('sold', 'listed'))`,
}
