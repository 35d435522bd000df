/**
 * Where a market's amounts are stored. Not converted: what was agreed or issued in a currency of its own (orders, their
 * payments, refunds and returns, sales, invoices, slips), which keeps it.
 */
export type AmountTable = {
  readonly table: string
  readonly columns: readonly string[]
  /** Columns of shelf prices, which may be rounded to whole units. */
  readonly shelf?: readonly string[]
  /** SQL that identifies a row `t` of the market. */
  readonly key: string
  /** SQL condition: the row `t` belongs to market $1. */
  readonly ofMarket: string
  readonly hasCurrency: boolean
}

const own = 't.market = $1'

export const amountTables: readonly AmountTable[] = [
  {
    table: 'listing',
    columns: ['price_minor', 'new_price_minor'],
    shelf: ['price_minor', 'new_price_minor'],
    key: 't.id',
    ofMarket: own,
    hasCurrency: true,
  },
  {
    table: 'price_history',
    columns: ['price_minor'],
    shelf: ['price_minor'],
    key: `t.listing_id || ' ' || extract(epoch from t.since)`,
    ofMarket: 'exists (select from listing l where l.id = t.listing_id and l.market = $1)',
    hasCurrency: false,
  },
  {
    table: 'accessory_listing',
    columns: ['price_minor'],
    shelf: ['price_minor'],
    key: 't.accessory_id',
    ofMarket: own,
    hasCurrency: true,
  },
  {
    table: 'battery_offer',
    columns: ['price_minor'],
    shelf: ['price_minor'],
    key: 't.device_type',
    ofMarket: own,
    hasCurrency: true,
  },
  {
    table: 'extra_service',
    columns: ['price_minor', 'from_minor', 'to_minor'],
    shelf: ['price_minor'],
    // Its lower bound is an amount, too: the order of the bounds stays.
    key: `t.device_type || ' ' || t.key || ' ' || row_number() over (partition by t.device_type, t.key order by t.from_minor)`,
    ofMarket: own,
    hasCurrency: true,
  },
  {
    table: 'stock_alert',
    columns: ['below_minor'],
    key: 't.id::text',
    ofMarket: own,
    hasCurrency: false,
  },
  {
    table: 'promo',
    columns: ['minimum_minor'],
    key: 't.code',
    ofMarket: own,
    hasCurrency: false,
  },
  {
    table: 'unit',
    columns: ['acquisition_minor'],
    key: 't.id::text',
    ofMarket: own,
    hasCurrency: false,
  },
  {
    table: 'voucher_entry',
    columns: ['amount_minor'],
    key: 't.id::text',
    ofMarket: 'exists (select from voucher v where v.id = t.voucher_id and v.market = $1)',
    hasCurrency: false,
  },
  {
    table: 'voucher',
    columns: ['original_minor', 'left_minor', 'order_from_minor'],
    key: 't.id::text',
    ofMarket: own,
    hasCurrency: true,
  },
  {
    // What is on its way, or was paid, is paid as it was ordered.
    table: 'payout',
    columns: ['amount_minor'],
    key: 't.id::text',
    ofMarket: `t.state in ('due', 'failed') and exists (select from sale s where s.id = t.sale_id and s.market = $1)
      and not exists (select from payout_transfer x where x.payout_id = t.id and x.state <> 'refused')`,
    hasCurrency: true,
  },
]
