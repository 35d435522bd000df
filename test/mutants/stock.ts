import { contract, type Mutant } from './mutant.ts'

const file = 'src/store/stock/stock.ts'
const taking = 'src/store/stock/taking-units.ts'
const holding = contract('races-paused', 'stock-hold', 'orders-races', 'orders-refused', 'orders')
const ending = contract('payments-expiry', 'cancel-confirmed', 'payments-card')

/** orders.md, Catalogue and stock. */
export const stockMutants: readonly Mutant[] = [
  {
    file: taking,
    find: 'join listing l on l.id = w.listing_id order by l.id for no key update of l',
    replace: 'join listing l on l.id = w.listing_id for no key update of l',
    rule: 'Carts queue at their listings in one order, so that no two wait for each other.',
    tests: holding,
  },
  {
    file: taking,
    find: 'join listing l on l.id = w.listing_id order by l.id for no key update of l',
    replace: 'join listing l on l.id = w.listing_id order by l.id',
    rule: 'Who waited for an order that was rolled back gets the unit.',
    tests: holding,
    survives: 'The rows of units are waited for and looked at again as well: a second guard.',
  },
  {
    file: taking,
    find: "where u.id = any($3::uuid[]) and u.state = 'listed' for update of u",
    replace: 'where u.id = any($3::uuid[]) for update of u',
    rule: 'In the place of a shown unit that is gone another one of its listing is taken.',
    tests: holding,
  },
  {
    file: taking,
    find: 'limit greatest(0, queued.n - (select count(*) from preferred where listing_id = queued.id))',
    replace: 'limit queued.n',
    rule: 'An order holds as many units as it asks for and no more.',
    tests: holding,
  },
  {
    file: taking,
    find: 'on queued.id = p.listing_id and p.place <= queued.n',
    replace: 'on queued.id = p.listing_id',
    rule: 'Of more shown units than are wanted only so many are taken.',
    tests: holding,
  },
  {
    file: taking,
    find: "state = case when $5::timestamptz is null then 'sold' else 'held' end",
    replace: "state = case when $5::timestamptz is null then 'held' else 'held' end",
    rule: 'An order that is paid on delivery sells what it takes at once.',
    tests: holding,
  },
  {
    file: taking,
    find: 'held_by = case when $5::timestamptz is not null then $4::uuid end, held_until = $5',
    replace: 'held_by = case when $4::uuid is null then $4::uuid end, held_until = $5',
    rule: 'A held unit is held by its order.',
    tests: holding,
  },
  {
    file,
    find: "update unit set state = 'sold', held_by = null, held_until = null",
    replace: "update unit set state = 'sold'",
    rule: 'A sold unit is held by nobody.',
    tests: ending,
  },
  {
    file,
    find: "from sold cross join (values ('listed', 'held'), ('held', 'sold'))",
    replace: "from sold cross join (values ('held', 'sold'))",
    rule: 'Each step of a unit leaves a line in its history.',
    tests: ending,
  },
  {
    file,
    find: "set state = 'listed', held_by = null, held_until = null\n      from queued where unit.listing_id = queued.id and held_by = $1::uuid",
    replace:
      "set state = 'listed', held_by = null, held_until = null\n      from queued where unit.listing_id = queued.id",
    rule: 'An order that ends frees its own units and nobody else’s.',
    tests: [...ending, ...holding],
  },
  ...[
    "where held_by = $1::uuid and state = 'held')",
    'where l.id in (select listing_id from own)',
  ].map(queued => ({
    file,
    find: `${queued}\n      order by l.id for no key`,
    replace: `${queued}\n      for no key`,
    rule: 'An order that ends queues at its listings in the order in which carts do.',
    tests: contract('races-paused-endings'),
  })),
  {
    file,
    find: "where n.order_id = $1::uuid and n.is_live and u.state = 'sold'",
    replace: "where n.order_id = $1::uuid and u.state = 'sold'",
    rule: 'A unit that came back and was sold again is not put on the shelf by the order it left.',
    tests: ending,
    survives:
      'A unit leaves an order only after the handover, and what was handed over is cancelled no more.',
  },
  {
    file,
    find: "set state = 'listed' from own join queued",
    replace: "set state = 'sold' from own join queued",
    rule: 'The units of a cancelled order are for sale again.',
    tests: ending,
  },
  {
    file,
    find: 'update unit set held_until = $2 where held_by',
    replace: 'update unit set held_until = coalesce(held_until, $2) where held_by',
    rule: 'An order that gets more time keeps its units for as long.',
    tests: contract('payments-failure', 'payments-start', 'payments-loans', 'payments-expiry'),
  },
  {
    file: 'src/services/order/reserve.ts',
    find: 'if (lineIds.length > 0)',
    replace: 'if (taken.length === 0 && lineIds.length > 0)',
    rule: 'Nothing is held in part: one missing unit refuses the order.',
    tests: [...contract('hoarding'), ...holding],
  },
  {
    file: 'src/services/order/reserve.ts',
    find: '[listingId, requested.length]',
    replace: '[listingId, 1]',
    rule: 'Two devices of one listing take two units.',
    tests: [...contract('hoarding'), ...holding],
  },
  {
    file: 'src/services/order/reserve.ts',
    find: 'new Date(at.getTime() + payableMs[provider])',
    replace: 'new Date(at.getTime())',
    rule: 'Units are held as long as the payment may last.',
    tests: contract('orders', 'payments-start', 'payments-expiry'),
  },
  {
    file: 'src/services/payment/apply-events.ts',
    find: 'if (sold !== devices) throw',
    replace: 'if (sold > devices) throw',
    rule: 'An order is confirmed only where all its devices are held for it.',
    tests: contract('payments-expiry', 'payments-failure', 'payments-card', 'payments-webhooks'),
  },
]
